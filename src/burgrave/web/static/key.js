// The key to all icons, over the table: one click shows it, the next, Escape or a click beside it puts it away.

const sheet = document.createElement("dialog");
sheet.className = "key-sheet";
document.body.append(sheet);

document.addEventListener("click", async (event) => {
  if (event.target === sheet || event.target.closest(".key-sheet .close")) return sheet.close();
  const link = event.target.closest(".to-key");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const address = new URL(link.href);
  const response = await fetch(`${address.pathname}/icons`).catch(() => null);
  if (!response?.ok) return location.assign(link.href);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.textContent = "✕";
  close.ariaLabel = close.title = link.dataset.close;
  sheet.innerHTML = await response.text();
  sheet.firstElementChild.prepend(close);
  sheet.setAttribute("aria-labelledby", "icons-title");
  if (!sheet.open) sheet.showModal();
});
