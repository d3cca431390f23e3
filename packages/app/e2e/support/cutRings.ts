import type { Page } from '@playwright/test';

/** Finds links in tables whose focus ring is cut by a containing box, and returns their names. */
export const cutRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (link: HTMLElement) => {
      link.focus({ focusVisible: true });
      const { outlineWidth, outlineOffset } = getComputedStyle(link);
      const reach = Math.floor(Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)) - 0.5;
      const { top, bottom, left } = link.getBoundingClientRect();
      const cuts = (box: Element) => {
        const room = box.getBoundingClientRect();
        return top - reach < room.top || bottom + reach > room.bottom || left - reach < room.left;
      };
      for (let box = link.parentElement; box && !box.matches('table'); box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && cuts(box)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('td a')].filter(isCut).map((link) => link.textContent);
  });
