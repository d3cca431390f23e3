const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Merges a patch into a copy of a record. It merges only `keys`, and only the patch's own values (nothing inherited); `id` and
 * keys that reach a prototype are never merged, even if listed in `keys`.
 */
export function mergeKnown<T extends object>(record: T, patch: object, keys: readonly string[]): T {
  const merged = { ...record };
  for (const key of keys) {
    if (key === 'id' || DANGEROUS.has(key) || !Object.hasOwn(patch, key)) continue;
    const value: unknown = Reflect.get(patch, key);
    if (value !== undefined) Reflect.set(merged, key, value);
  }
  return merged;
}
