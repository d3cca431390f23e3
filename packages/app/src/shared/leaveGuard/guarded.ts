const guards = new Set<symbol>();

/** Whether leaving the place one is at would be asked about: something is unsaved. */
export const guarded = {
  /** @returns ends it */
  begin(): () => void {
    const guard = Symbol('guard');
    guards.add(guard);
    return () => guards.delete(guard);
  },
  isNow: () => guards.size > 0,
};
