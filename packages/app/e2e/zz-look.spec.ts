import { openSignedIn } from './support/app';
import { test } from './support/test';
const CASES = [
  ['/pages/settings/appearance', 1440, 'tr'],
  ['/pages/settings/account', 768, 'en'],
  ['/pages/settings/plan-billing', 1920, 'tr'],
  ['/apps/contacts/contact-3', 320, 'en'],
  ['/apps/ecommerce/queues', 1440, 'tr'],
  ['/apps/ecommerce/transactions', 768, 'en'],
  ['/apps/ecommerce/transactions', 1440, 'tr'],
  ['/apps/ecommerce/transactions', 320, 'en'],
  ['/apps/ecommerce/store', 1440, 'tr'],
  ['/apps/chat', 320, 'en'],
  ['/apps/academy', 320, 'tr'],
  ['/dashboards/finance', 1440, 'tr'],
  ['/dashboards/finance', 320, 'en'],
  ['/pages/authentication/sign-up/classic', 768, 'en'],
  ['/apps/help-center', 320, 'tr'],
  ['/404-not-found', 320, 'tr'],
] as const;
for (const [path, width, language] of CASES)
  test(`at ${path} ${width} ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, '/pages/coming-soon');
    await page.evaluate((language) => localStorage.setItem('stockroom.preferences', JSON.stringify({ language })), language);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `/tmp/v-${path.split('/').slice(2).join('_')}-${width}-${language}.png` });
  });
