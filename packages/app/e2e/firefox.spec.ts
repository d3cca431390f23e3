import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import { hasFirefox, openFirefox } from './support/firefox';
import { isPictureWhole, openFirstDetails } from './support/isPictureWhole';
import { expect, test } from './support/test';

const ALL_COOKIES_BLOCKED = { 'network.cookie.cookieBehavior': 2 };

test('Firefox with all cookies blocked: runs, shows a whole picture, and warns of lost data', async ({ app }) => {
  test.skip(!hasFirefox(), 'firefox-esr is not here, and can not be installed');
  test.setTimeout(120_000 * timeoutFactor());
  const browser = await openFirefox(ALL_COOKIES_BLOCKED);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000 * timeoutFactor());
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${app.url}/sign-in?redirectURL=%2Fapps%2Fecommerce%2Finventory`);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type="email"]')?.value);
    await page.locator('button[type="submit"]').click();
    const waitForText = (text: string) => page.waitForFunction((part) => document.body.innerText.includes(part), {}, text);
    await waitForText('Commuter Backpack');
    await waitForText('This browser keeps nothing for this site');
    await page.evaluate(openFirstDetails);
    await page.waitForFunction(isPictureWhole);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
