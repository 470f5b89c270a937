// What HTML and HTMX cannot do in the reader. Nothing here is needed to read hands.

const words = (node) => node.textContent.trim();

// The same words are not announced again.
document.addEventListener("htmx:oobBeforeSwap", ({ detail }) => {
  const same = words(detail.target) === words(detail.fragment);
  if (detail.target.id === "said" && same) detail.shouldSwap = false;
});

// A button carries all that was typed: an answer to older text must not come after its own.
document.addEventListener("htmx:beforeRequest", ({ detail }) => {
  const typed = document.getElementById("typed");
  if (detail.elt.id === "reader" && typed) htmx.trigger(typed, "htmx:abort");
});

document.addEventListener("htmx:afterSettle", () => {
  for (const field of document.querySelectorAll("#typed input")) {
    const wrong = document.querySelector(`#of-${field.name} .field-error`);
    if (wrong) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
  // What had the focus may be gone with its card or its hand.
  if (document.activeElement === document.body) {
    document.getElementById("next")?.focus({ preventScroll: true });
  }
});
