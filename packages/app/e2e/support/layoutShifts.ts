import type { Page } from '@playwright/test';

/** A layout shift: its score, as browsers measure it, and the shifted elements. */
export interface Shift {
  value: number;
  /** Shifted elements, each with its position before and after. */
  what: string[];
}

/** Runs in the page before its scripts. Records layout shifts without user input in `window.shifts`. */
export function watchForShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, height }: DOMRectReadOnly) => [x, y, height].map(Math.round).join('/');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${place(previousRect)} → ${place(currentRect)}`,
      );
      shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Shifts that `watchForShifts` has recorded. New content is laid out in the next frame, and counted after it. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
