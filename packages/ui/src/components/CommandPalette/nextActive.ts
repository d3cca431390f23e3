import { moveActive } from '../OptionList/moveActive';

/**
 * Returns the item that a key makes active after the current one; arrow keys wrap around. `null` for keys that move nothing
 * here: Home and End move the caret.
 */
export function nextActive<Item>(key: string, items: readonly Item[], active: Item | null): Item | null {
  if (key === 'Home' || key === 'End') return null;
  const at = active === null ? -1 : items.indexOf(active);
  const last = items.length - 1;
  if (key === 'ArrowDown' && at === last) return items[0] ?? null;
  if (key === 'ArrowUp' && at <= 0) return items[last] ?? null;
  const next = moveActive(key, at, items.length);
  return next === null ? null : (items[next] ?? null);
}
