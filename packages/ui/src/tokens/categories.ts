/** The hues of labels, avatars and charts. They are numbered, as they have no meaning: each use has its own text. */
export const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Category = (typeof CATEGORIES)[number];

export type CategoricalRole = `categorical.${Category}${'' | 'On' | 'Soft' | 'Text'}`;

/** Returns the category of a name: the same in every session, and for everyone. */
export function categoryOf(name: string): Category {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return CATEGORIES[hash % CATEGORIES.length] ?? 1;
}
