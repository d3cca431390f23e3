import type { Page } from '@playwright/test';

interface Blanks {
  /** Whether the page was blank when the HTML had been read, before any of the app's code. */
  atFirst: boolean;
  /** Longest time that the page was blank after that while it was idle, in milliseconds. */
  longest: number;
}

declare global {
  interface Window {
    blanks: Blanks;
  }
}

/** Runs in the page, before its HTML arrives. Notes when the page has no frame, or nothing under its heading. */
export function watchForBlanks(): void {
  /** Milliseconds between two checks. */
  const EVERY = 20;
  /** Distance from the top, in pixels, below the heading and its buttons. */
  const BELOW_HEADING = 240;
  /** Whether the frame is drawn, and a text, a picture, a control or a skeleton is under its heading. */
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
  let blankChecks = 0;
  window.blanks = { atFirst: true, longest: 0 };
  document.addEventListener('readystatechange', () => {
    // Module scripts run after this, and before the page counts as loaded.
    if (document.readyState !== 'interactive') return;
    window.blanks.atFirst = !isThere();
    setInterval(() => {
      // Checks are counted instead of time: an idle page is checked all the time, one that a busy machine delays is not.
      blankChecks = isThere() ? 0 : blankChecks + 1;
      window.blanks.longest = Math.max(window.blanks.longest, blankChecks * EVERY);
    }, EVERY);
  });
}

/** Blank periods that `watchForBlanks` has recorded. */
export const blanksOf = (page: Page): Promise<Blanks> => page.evaluate(() => window.blanks);
