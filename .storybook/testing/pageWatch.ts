declare global {
  interface Window {
    /** Set by `watchPage`. */
    __pageWatch: PageWatch;
  }
}

export interface PageWatch {
  /** Forgets the timers of the last story. */
  restart: () => unknown;
  /** Descriptions of the page's pending work; empty when there is none. */
  pendingWork: () => string[];
  /** Settles once the page has no pending work and was painted twice without a change, or after `patience` milliseconds. */
  settled: (patience: number) => Promise<void>;
}

/**
 * Runs in the page, before any of Storybook's code. Tracks pending work: unanswered calls, timers due soon, changes. Later
 * timers (a toast that closes, a session that ends) do not affect a picture.
 */
export function watchPage(): void {
  /** Delay of a tooltip, in milliseconds: long enough for the effects of a play function's last action. */
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

  const pendingWork = () => {
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
      still = changes === before && pendingWork().length === 0 ? still + 1 : 0;
    }
  };
  const restart = () => (timers = new Map());
  window.__pageWatch = { restart, pendingWork, settled };
}
