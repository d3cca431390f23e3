/** Returns the index of the option that a key leads to from the active one (-1 is none), or null for other keys. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, active + 1);
    case 'ArrowUp':
      return active === -1 ? last : Math.max(0, active - 1);
    case 'PageDown':
      return Math.min(last, Math.max(0, active) + pageStep);
    case 'PageUp':
      return Math.max(0, active - pageStep);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

const pageStep = 8;
