import { setMocks } from '../../packages/app/e2e/support/mockSettings.ts';

/**
 * Signs in once. The token is valid in every later profile, since the mock server issued it.
 * @param {import('playwright').Browser} browser
 * @param {string} url of the served build
 * @returns {Promise<string>} the session as the app stores it
 */
export async function savedSession(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/assets/none`);
  await setMocks(page, { latencyFactor: 0 });
  await page.goto(`${url}/sign-in`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/sign-in'));
  const session = await page.evaluate(() => sessionStorage.getItem('stockroom.session'));
  await page.close();
  return session;
}
