import type { Category } from '@stockroom/contract';

/** Categories to choose from, each with those above it: "Watches › Straps". */
export function categoryOptions(categories: readonly Category[]): { value: string; label: string }[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (category: Category, above: readonly number[] = []): string => {
    // Categories that stand above each other in a circle end here.
    const parent = category.parentId === null || above.includes(category.id) ? undefined : byId.get(category.parentId);
    return parent ? `${pathOf(parent, [...above, category.id])} › ${category.name}` : category.name;
  };
  return categories.map((category) => ({ value: String(category.id), label: pathOf(category) }));
}
