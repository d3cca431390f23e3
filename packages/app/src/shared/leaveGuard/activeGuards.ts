const guards = new Set<symbol>();

/** Tracks whether leaving the current page would ask first, because something is unsaved. */
export const activeGuards = {
  /** Starts guarding. @returns a function that ends it */
  begin(): () => void {
    const guard = Symbol('guard');
    guards.add(guard);
    return () => guards.delete(guard);
  },
  isNow: () => guards.size > 0,
};
