/** Placeholder for the value during the lookup; no text contains it (Unicode, object replacement character). */
const GAP = '\uFFFC';

/**
 * Template of a text with one value, for many values: looked up once, then filled for each.
 * @param text the text for a value: `(name) => t('table.selectRow', { name })`
 */
export function textTemplate(text: (value: string) => string): (value: string) => string {
  const parts = text(GAP).split(GAP);
  return (value) => parts.join(value);
}
