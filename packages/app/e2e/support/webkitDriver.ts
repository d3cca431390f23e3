import { By, error, Key, type WebElement } from 'selenium-webdriver';
import { type BrowserDriver, MARKED, markControl, SELECTORS, shows } from './browserDriver';
import { openWebKit } from './webkit';

/** Drives WebKit by its own WebDriver. */
export async function webkitDriver(): Promise<BrowserDriver> {
  const { driver, waitFor, stop } = await openWebKit();
  /** Acts on a control. If the page re-renders it between finding and acting, it is found again. */
  const on = async (selector: string, name: string, act: (control: WebElement) => Promise<void>): Promise<void> => {
    await waitFor(markControl, selector, name);
    try {
      await act(await driver.findElement(By.css(MARKED)));
    } catch (fault) {
      if (!(fault instanceof error.StaleElementReferenceError || fault instanceof error.NoSuchElementError)) throw fault;
      await on(selector, name, act);
    }
  };
  return {
    open: (address) => driver.get(address),
    sees: (shownText) => waitFor(shows, shownText),
    press: (kind, name) => on(SELECTORS[kind], name, (control) => control.click()),
    fill: (name, text) =>
      on(SELECTORS.field, name, async (field) => {
        await field.click();
        await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
        await field.sendKeys(text, Key.TAB);
      }),
    key: async (key) =>
      driver
        .switchTo()
        .activeElement()
        .sendKeys(Key[key === 'Escape' ? 'ESCAPE' : key]),
    choose: async (file) => {
      await waitFor(() => document.querySelector('input[type=file]'));
      await driver.findElement(By.css('input[type=file]')).sendKeys(file);
    },
    stop,
  };
}
