declare global {
  interface Window {
    /** Put there by `watchPage`. */
    __pageWatch: PageWatch;
  }
}

export interface PageWatch {
  /** Forgets what the last story was about to do. */
  restart: () => unknown;
  /** Pending work of the page, in words; empty when there is none. */
  business: () => string[];
  /** Settles once the page has nothing to do and was drawn twice without a change, or after `patience` milliseconds. */
  settled: (patience: number) => Promise<void>;
}

/**
 * Runs in the page, before anything of Storybook. Notes what the page is in the middle of: calls without an answer, timers that are due
 * soon, changes. Later timers (a toast that passes, a session that ends) are no business of a picture.
 */
export function watchPage(): void {
  /** As long as a tooltip waits: what a play function's last act brings about is there by then. */
  const SOON_MS = 500;
  let timers = new Map<number, string>();
  let changes = 0;

  const later = window.setTimeout.bind(window);
  const never = window.clearTimeout.bind(window);
  const watched = (run: (...given: unknown[]) => unknown, ms = 0, ...given: unknown[]) => {
    if (ms > SOON_MS) return later(run, ms, ...given);
    const act = () => {
      timers.delete(id);
      run(...given);
    };
    const id: number = later(act, ms);
    timers.set(id, `timer of ${ms} ms`);
    return id;
  };
  window.setTimeout = watched as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (id !== undefined) timers.delete(Number(id));
    never(id);
  };
  new MutationObserver((list) => (changes += list.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  const business = () => {
    const open = window.__openCalls?.() ?? 0;
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    return [...(open > 0 ? [`${open} calls`] : []), ...timers.values(), ...moving.map(() => 'animation')];
  };
  const idle = () => new Promise((settle) => requestIdleCallback(settle, { timeout: SOON_MS }));
  const frame = () => new Promise((settle) => requestAnimationFrame(settle));

  const settled = async (patience: number) => {
    const end = performance.now() + patience;
    for (let still = 0; still < 2 && performance.now() < end;) {
      const before = changes;
      await idle();
      await frame();
      still = changes === before && business().length === 0 ? still + 1 : 0;
    }
  };
  const restart = () => (timers = new Map());
  window.__pageWatch = { restart, business, settled };
}
