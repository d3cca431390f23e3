/** The moment at which every story stands: a Monday morning. Times on screen, and so the pictures, never change. */
const STORY_TIME = Date.parse('2026-03-02T09:30:00.000Z');

/** Makes the present stand still; given dates and timers are as ever. */
export function freezeDate(): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [STORY_TIME] : args, newTarget) as Date,
    apply: (target) => target.prototype.toString.call(new target(STORY_TIME)),
    get: (target, key, receiver) => (key === 'now' ? () => STORY_TIME : (Reflect.get(target, key, receiver) as unknown)),
  });
}
