/** Searchable facts about a component, without its code. */
export interface Findable {
  name: string;
  summary: string;
  examples: readonly string[];
  props: readonly string[];
}

/** `DataTable` is found by "data table" too. */
const spaced = (name: string) => `${name} ${name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')}`;

/**
 * Finds components that contain every search word; matches by name come first.
 * @param fold makes letters alike that people take for the same
 * @param wordsOf further text about a component, in the page's language
 */
export function findComponents<One extends Findable>(
  all: readonly One[],
  search: string,
  fold: (text: string) => string,
  wordsOf: (one: One) => string,
): One[] {
  const wanted = fold(search).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [...all];
  const holds = (text: string) => wanted.every((word) => fold(text).includes(word));
  const inName = all.filter((one) => holds(spaced(one.name)));
  const elsewhere = all.filter(
    (one) =>
      !inName.includes(one) &&
      holds([spaced(one.name), one.summary, wordsOf(one), ...one.examples.map(spaced), ...one.props].join(' ')),
  );
  return [...inName, ...elsewhere];
}

/** `VariantsAndSizes` → "Variants and sizes" */
export function titleOf(name: string): string {
  const spacedName = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ').toLowerCase();
  return spacedName.charAt(0).toUpperCase() + spacedName.slice(1);
}
