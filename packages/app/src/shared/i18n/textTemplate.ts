/** Stands for the value while the text is looked up; no text has it (Unicode, object replacement character). */
const GAP = '\uFFFC';

/**
 * A text with one value in it, for many values: looked up once, and put together for each.
 * @param text the text for a value: `(name) => t('table.selectRow', { name })`
 */
export function textTemplate(text: (value: string) => string): (value: string) => string {
  const parts = text(GAP).split(GAP);
  return (value) => parts.join(value);
}
