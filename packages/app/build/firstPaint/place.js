// Stands in the page for the app until that comes: the first screen that `boot.js` picked. The others go. A form that is sent before
// the app is there is noted, and sent by the app (`src/shared/firstPaint/typed.ts`); so are keys.
{
  const page = document.documentElement;
  const picked = document.getElementById(`first-${page.dataset.first}`);
  if (picked) document.getElementById('root').innerHTML = picked.textContent;
  for (const screen of document.querySelectorAll('script[type="text/html"]')) screen.remove();
  if (/"demo":\s*false/.test(document.getElementById('stockroom-config').textContent)) page.dataset.demo = 'off';
  // However often: a second press would be the form's own, which leaves the page.
  page.onsubmit = (event) => {
    event.preventDefault();
    page.dataset.sent = '';
  };
  // A scanner does not wait: keys that are pressed on the page before the app hears them are pressed again by it
  // (`src/shared/firstPaint/earlyKeys.ts`). What goes into a field is the field's.
  page.early = [];
  page.onkeydown = (event) => {
    if (event.target === document.body) page.early = [...page.early.slice(-60), event];
  };
  // The first number that a page writes has the browser read how numbers are written: 10 ms of a quick machine. Once the first screen
  // is painted it waits for the code, and has the time.
  const warmUp = () => new Intl.NumberFormat(page.lang).format(0);
  if (page.dataset.first.startsWith('inventory')) requestAnimationFrame(() => setTimeout(warmUp));
}
