/** A change that is made in the row itself. `by`: what was added, which is added to another stock just as well. */
export type InlineChange = { stock: number; by?: number } | { price: number } | { active: boolean };

/** The part of a change that is written. */
export function fieldsOf(change: InlineChange): { stock: number } | { price: number } | { active: boolean } {
  return 'stock' in change ? { stock: change.stock } : change;
}
