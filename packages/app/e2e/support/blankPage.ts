import type { Page } from '@playwright/test';

interface Blanks {
  /** Nothing stood there when the HTML was read, before any of the app's code. */
  atFirst: boolean;
  /** The longest time that nothing stood there after that while the page had nothing to do, in milliseconds. */
  longest: number;
}

declare global {
  interface Window {
    blanks: Blanks;
  }
}

/** Runs in the page, from before its HTML is there: notes when it has no frame, or nothing under its heading. */
export function watchForBlanks(): void {
  /** Milliseconds between two looks. */
  const EVERY = 20;
  /** A heading and its buttons end above it. */
  const BELOW_HEADING = 240;
  /** A frame is drawn, and under its heading stands a text, a picture, a control or a skeleton. */
  const isThere = () => {
    const seen = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const hasFrame = seen.some((element) => element.matches('.awning, header, nav'));
    const hasShape = seen.some((element) => {
      const isPiece = element.matches('[data-shape], img, svg, input, button') || element.textContent.trim() !== '';
      if (element.childElementCount > 0 || !isPiece || element.closest('.awning, nav, header, script')) return false;
      const { bottom, height, width } = element.getBoundingClientRect();
      return bottom > BELOW_HEADING && height > 1 && width > 1;
    });
    return hasFrame && hasShape;
  };
  let looks = 0;
  window.blanks = { atFirst: true, longest: 0 };
  document.addEventListener('readystatechange', () => {
    // Scripts that are modules run after this, and before the page is said to be loaded.
    if (document.readyState !== 'interactive') return;
    window.blanks.atFirst = !isThere();
    setInterval(() => {
      // Looks are counted, not the clock: a page that waits is looked at all the time, one that a busy machine lets stand is not.
      looks = isThere() ? 0 : looks + 1;
      window.blanks.longest = Math.max(window.blanks.longest, looks * EVERY);
    }, EVERY);
  });
}

/** Blank periods that `watchForBlanks` has seen. */
export const blanksOf = (page: Page): Promise<Blanks> => page.evaluate(() => window.blanks);
