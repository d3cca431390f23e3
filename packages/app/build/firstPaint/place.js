// Runs right after the first screens' markup: puts the picked one into the page and drops the others. A form that is sent before
// the app is there is noted, and sent by the app (`src/shared/firstPaint/typed.ts`).
{
  const page = document.documentElement;
  const picked = document.getElementById(`first-${page.dataset.first}`);
  if (picked) document.getElementById('root').append(picked.content.cloneNode(true));
  for (const template of document.querySelectorAll('template[id^="first-"]')) template.remove();
  if (/"demo":\s*false/.test(document.getElementById('stockroom-config').textContent)) page.dataset.demo = 'off';
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      page.dataset.sent = '';
    },
    { once: true },
  );
}
