import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';
import { type BrowserDriver, MARKED, markControl, SELECTORS, shows } from './browserDriver';
import { openFirefox } from './firefox';

/** Drives Firefox by WebDriver BiDi. */
export async function firefoxDriver(): Promise<BrowserDriver> {
  const browser = await openFirefox();
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000 * timeoutFactor());
  const control = async (selector: string, name: string) => {
    await page.waitForFunction(markControl, {}, selector, name);
    return page.locator(MARKED);
  };
  return {
    open: async (address) => void (await page.goto(address)),
    sees: async (shownText) => void (await page.waitForFunction(shows, {}, shownText)),
    press: async (kind, name) => (await control(SELECTORS[kind], name)).click(),
    fill: async (name, text) => {
      await (await control(SELECTORS.field, name)).click();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    },
    key: (key) => page.keyboard.press(key),
    choose: async (file) => {
      const field = await page.waitForSelector('input[type=file]');
      await field?.uploadFile(file);
    },
    stop: () => browser.close(),
  };
}
