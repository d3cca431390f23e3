// Shows the first screen that `boot.js` picked until the app has loaded, and removes the other screens. A form submitted before
// the app is ready is noted, and submitted by the app (`src/shared/earlyInput/earlyInput.ts`); keys are replayed likewise.
{
  const page = document.documentElement;
  const picked = document.getElementById(`first-${page.dataset.first}`);
  if (picked) document.getElementById('root').innerHTML = picked.textContent;
  for (const screen of document.querySelectorAll('script[type="text/html"]')) screen.remove();
  if (/"demo":\s*false/.test(document.getElementById('stockroom-config').textContent)) page.dataset.demo = 'off';
  // Stays after the first submit: a second one would be handled by the browser, which leaves the page.
  page.onsubmit = (event) => {
    event.preventDefault();
    page.dataset.sent = '';
  };
  // A scanner does not wait: keys pressed on the page before the app listens are replayed by it
  // (`src/shared/earlyInput/replayEarlyKeys.ts`). Keys pressed in a field belong to the field.
  page.early = [];
  page.onkeydown = (event) => {
    if (event.target === document.body) page.early = [...page.early.slice(-60), event];
  };
  // The first formatted number makes the browser load its number formats: 10 ms on a quick machine. After the first screen is
  // painted, the page waits for the code and has the time.
  const warmUp = () => new Intl.NumberFormat(page.lang).format(0);
  if (page.dataset.first.startsWith('inventory')) requestAnimationFrame(() => setTimeout(warmUp));
}
