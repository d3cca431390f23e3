import type { Page } from '@playwright/test';

/** Finds elements beyond the page's right edge, unless they scroll inside their own box. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 1);
    return wide.slice(0, 5).map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
}
