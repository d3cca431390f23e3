import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { serveStatic } from '../server/serveStatic.mjs';

/**
 * Opens the two built pages in a browser: the button has the theme's colours, the form is filled in and sent.
 * @param {string} shop
 * @returns {Promise<string[]>} the faults
 */
export async function checkShopPages(shop) {
  const site = await serveStatic(join(shop, 'dist'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const faults = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(`The page fails: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && faults.push(`The page says: ${message.text()}`));
    const open = (name) => page.goto(`${site.url}/${name}/`);

    await open('button');
    const light = await groundOf(page.getByRole('button', { name: 'Weigh' }));
    await open('form');
    const dark = await groundOf(page.getByRole('button', { name: 'Order' }));
    if (light === CLEAR || dark === CLEAR || light === dark) {
      faults.push(`The buttons of two themes stand on ${light} and ${dark}`);
    }

    await page.getByRole('textbox', { name: 'Name' }).fill('Aylin');
    await page.getByRole('checkbox', { name: 'As a gift' }).check();
    await page.getByRole('button', { name: 'Order' }).click();
    await page.getByText('Aylin, a gift', { exact: true }).waitFor();
  } catch (error) {
    faults.push(`The shop's pages: ${error.message}`);
  } finally {
    await browser.close();
    await site.close();
  }
  return faults;
}

const CLEAR = 'rgba(0, 0, 0, 0)';
const groundOf = (button) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
