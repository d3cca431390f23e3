/** The current time in every story, a Monday morning, so that times on screen, and so the pictures, never change. */
const STORY_TIME = Date.parse('2026-03-02T09:30:00.000Z');

/** Freezes the current time; explicit dates and timers work as usual. */
export function freezeDate(): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [STORY_TIME] : args, newTarget) as Date,
    apply: (target) => target.prototype.toString.call(new target(STORY_TIME)),
    get: (target, key, receiver) => (key === 'now' ? () => STORY_TIME : (Reflect.get(target, key, receiver) as unknown)),
  });
}
