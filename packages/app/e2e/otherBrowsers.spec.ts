import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import { inventoryPath } from './support/app';
import { hasFirefox } from './support/firefox';
import { firefoxDriver } from './support/firefoxDriver';
import { test } from './support/test';
import { hasWebKit } from './support/webkit';
import { webkitDriver } from './support/webkitDriver';

const sample = new URL('samples/catalogue.csv', import.meta.url).pathname;
const BROWSERS = [
  { name: 'Firefox', isHere: hasFirefox, start: firefoxDriver },
  { name: 'WebKit', isHere: hasWebKit, start: webkitDriver },
];

for (const { name, isHere, start } of BROWSERS) {
  test(`${name}: signs in, searches, edits, imports, works on a board, and reads Turkish`, async ({ app }) => {
    test.skip(!isHere(), `${name} is not here, and can not be installed`);
    test.setTimeout(240_000 * timeoutFactor());
    const hands = await start();
    try {
      await hands.open(`${app.url}/sign-in?redirectURL=${encodeURIComponent(inventoryPath)}`);
      await hands.press('button', 'Sign in');
      await hands.sees('Commuter Backpack');

      await hands.fill('Search products', 'breakwater');
      await hands.sees('1 product');
      await hands.press('button', 'Details of Tidewater Breakwater Diver');
      await hands.fill('Base price', '349.5');
      await hands.press('button', 'Update');
      await hands.sees('Tidewater Breakwater Diver is saved');

      await hands.open(`${app.url}${inventoryPath}/import`);
      await hands.choose(sample);
      await hands.press('button', 'Check the file');
      await hands.press('button', 'Apply 4 changes');
      await hands.sees('4 products added');

      await hands.open(`${app.url}/apps/scrumboard/board-1`);
      await hands.press('link', 'Order ribbon for gift boxes');
      await hands.fill('Title', 'Order red ribbon');
      await hands.sees('Saved');
      await hands.key('Escape');

      await hands.press('button', 'Language');
      await hands.press('menuitemradio', 'Türkçe');
      await hands.open(`${app.url}/apps/scrumboard/board-1`);
      await hands.sees('Order red ribbon');
      await hands.press('link', 'Envanter');
      await hands.sees('Ürün ekle');
    } finally {
      await hands.stop();
    }
  });
}
