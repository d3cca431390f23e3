import type { Page } from '@playwright/test';

/** The links in the page's tables whose ring, while they have the focus, is cut by a box that they stand in: their names. */
export const cutRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (link: HTMLElement) => {
      link.focus({ focusVisible: true });
      const { outlineWidth, outlineOffset } = getComputedStyle(link);
      const reach = Math.floor(parseFloat(outlineWidth) + parseFloat(outlineOffset));
      const ring = link.getBoundingClientRect();
      for (let box = link.parentElement; box && !box.matches('table'); box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const room = box.getBoundingClientRect();
        if (ring.top - reach < room.top - 0.5 || ring.bottom + reach > room.bottom + 0.5 || ring.left - reach < room.left - 0.5)
          return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('td a')].filter(isCut).map((link) => link.textContent);
  });
