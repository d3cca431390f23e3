import type { Category } from '@stockroom/contract';

/** Category options, each with its parents: "Watches › Straps". */
export function categoryOptions(categories: readonly Category[]): { value: string; label: string }[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (category: Category, above: readonly number[] = []): string => {
    // A cycle of parents ends here.
    const parent = category.parentId === null || above.includes(category.id) ? undefined : byId.get(category.parentId);
    return parent ? `${pathOf(parent, [...above, category.id])} › ${category.name}` : category.name;
  };
  return categories.map((category) => ({ value: String(category.id), label: pathOf(category) }));
}
