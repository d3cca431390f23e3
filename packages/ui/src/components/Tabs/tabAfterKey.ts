interface Choice {
  id: string;
  disabled?: boolean;
}

/**
 * Returns the tab that a key leads to from the selected one, skipping disabled tabs and wrapping at the ends; null for other
 * keys.
 */
export function tabAfterKey(tabs: readonly Choice[], chosen: string, key: string, rightToLeft: boolean): string | null {
  const ids = tabs.filter((tab) => !tab.disabled).map((tab) => tab.id);
  const at = ids.indexOf(chosen);
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (key === 'Home') return ids[0] ?? null;
  if (key === 'End') return ids.at(-1) ?? null;
  if (step === 0 || ids.length === 0) return null;
  return ids.at((at + (rightToLeft ? -step : step)) % ids.length) ?? null;
}
