// npm run sheet [beginning of an address]: every page of the production build on one sheet of screenshots, for visual
// comparison. Build first: npm run build. WIDTHS (320,768,1440,1920), SCHEMES (light,dark) and LANGUAGES (en,tr) narrow it
// down, or LOOKS (320-dark-tr,768-light-en) names the combinations.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { SAMPLES } from '../packages/app/e2e/support/samples.ts';
import { serveApp } from '../packages/app/e2e/support/serveApp.ts';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import { savedSession } from './lib/savedSession.mjs';
import { listRoutes } from './routes/listRoutes.mjs';

const folder = join(root, 'sheet-results');
const listed = (name, all) => (process.env[name] ?? all).split(',');
const every = listed('WIDTHS', '320,768,1440,1920').flatMap((width) =>
  listed('SCHEMES', 'light,dark').flatMap((scheme) =>
    listed('LANGUAGES', 'en,tr').map((language) => ({ width: Number(width), scheme, language })),
  ),
);
const variants = every.filter((variant) => listed('LOOKS', nameOf(variant)).includes(nameOf(variant)));
const pages = (await listRoutes())
  // Pages that change the session have journeys of their own.
  .filter(({ path }) => !['/unlock-session', '/sign-out'].includes(path))
  .map(({ path, isSignedIn }) => ({ address: SAMPLES[path] ?? path, isSignedIn }))
  .filter(({ address }) => address.startsWith(process.argv[2] ?? '/'));

const app = await serveApp();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
});
mkdirSync(folder, { recursive: true });
try {
  const session = await savedSession(browser, app.url);
  for (const variant of variants) {
    for (const isSignedIn of [true, false]) await shoot(variant, isSignedIn ? session : null);
    console.log(`${nameOf(variant)}: ${pages.length} pages`);
  }
  writeFileSync(join(folder, 'index.html'), sheet());
  console.log(`Look at ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await app.stop();
}

/** Takes screenshots of the pages for signed-in or signed-out users, in one profile. */
async function shoot(variant, session) {
  const { width, scheme, language } = variant;
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.addInitScript(
    ([sessionState, preferences]) => {
      localStorage.setItem('stockroom.preferences', preferences);
      if (sessionState) sessionStorage.setItem('stockroom.session', sessionState);
    },
    [session, JSON.stringify({ scheme, language })],
  );
  const page = await context.newPage();
  for (const { address, isSignedIn } of pages) {
    if (isSignedIn !== (session !== null)) continue;
    await page.goto(app.url + address);
    await page.locator('h1, [role=dialog]').first().waitFor();
    // Pending content gets as much time as a person would give it.
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.screenshot({ path: join(folder, fileOf(variant, address)), animations: 'disabled' });
  }
  await context.close();
}

function nameOf({ width, scheme, language }) {
  return `${width}-${scheme}-${language}`;
}

function fileOf(variant, address) {
  return `${address.slice(1).replaceAll(/\W+/g, '-') || 'start'}.${nameOf(variant)}.png`;
}

function sheet() {
  const rows = pages.map(({ address }) => {
    const pictures = variants.map(
      (variant) =>
        `<a href="${fileOf(variant, address)}"><img loading="lazy" src="${fileOf(variant, address)}" alt="${nameOf(variant)}"></a>`,
    );
    return `<h2>${address}</h2><p>${pictures.join('')}</p>`;
  });
  const style =
    'body{font:14px sans-serif}p{display:flex;gap:8px;overflow-x:auto;align-items:start}img{height:360px;border:1px solid #888}';
  return `<!doctype html><meta charset="utf-8"><title>All pages</title><style>${style}</style>${rows.join('')}`;
}
