// What HTML and HTMX cannot do in the practice: number keys, focus after an answer, and a word near
// the button when an answer did not arrive. Nothing here is needed to answer.

const inField = (target) => target.closest("textarea, select, input:not([type=radio])");

const keysAreOff = () =>
  getComputedStyle(document.documentElement).getPropertyValue("--keys").trim() === "off";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || inField(event.target)) return;
  if (!/^[1-9]$/.test(event.key) || keysAreOff()) return;
  const option = document.querySelectorAll("#practice input[name=option]")[event.key - 1];
  if (!option) return;
  event.preventDefault();
  option.checked = true;
  option.focus();
});

document.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target?.id !== "practice") return;
  const refused = document.querySelector("#practice [aria-invalid], #notice:not(:empty) + button");
  (document.getElementById("resultado") ?? refused ?? document.getElementById("question")).focus();
});

const tell = (text) => {
  const notice = document.getElementById("notice");
  if (notice) notice.textContent = text;
};

const defaults = () => document.getElementById("notice")?.dataset ?? {};

document.addEventListener("htmx:responseError", (event) => {
  const page = new DOMParser().parseFromString(event.detail.xhr.responseText, "text/html");
  tell(page.querySelector("[data-mensaje]")?.textContent.trim() || defaults().failed);
});

for (const name of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(name, () => tell(defaults().offline));
}
