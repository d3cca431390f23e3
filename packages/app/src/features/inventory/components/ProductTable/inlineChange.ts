/** A change that is made in the row itself. */
export type InlineChange = { stock: number } | { price: number } | { active: boolean };
