import type { Brand, Category, Country, ProductTag, Style, Vendor } from '@stockroom/contract';
import type { LookupTarget } from '../targets';
import { createNameIndex, nameKey, type Named, type NameIndex } from './names';

/** The store's named lists. */
export interface Lookups {
  categories: Category[];
  brands: Brand[];
  vendors: Vendor[];
  countries: Country[];
  styles: Style[];
  tags: ProductTag[];
}

export interface TagIndex {
  /** Finds the id of the tag with this title, whatever its case and accents; an exact title takes precedence. */
  find(title: string): string | undefined;
  /** The tag's text in a file: its title, or `{id}` for a tag that was deleted or can't be identified by its title. */
  write(id: string): string;
  titleOf(id: string): string | undefined;
}

export interface LookupIndexes extends Record<LookupTarget, NameIndex> {
  tags: TagIndex;
}

const SEPARATOR = ' > ';

/** Indexes everything that a file refers to by name. */
export function createLookupIndexes(lookups: Lookups): LookupIndexes {
  return {
    category: categoryIndex(lookups.categories),
    brand: createNameIndex(lookups.brands),
    vendor: createNameIndex(lookups.vendors),
    country: createNameIndex(
      lookups.countries,
      lookups.countries.map(({ id, iso }) => ({ id, name: iso })),
    ),
    style: createNameIndex(lookups.styles),
    tags: tagIndex(lookups.tags),
  };
}

/** Lists the categories named by their full paths: `Clothing > Hoodies`. */
export function categoryPaths(categories: readonly Category[]): Named[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return categories.map((category) => {
    const path: string[] = [];
    const seen = new Set<number>();
    for (let at: Category | undefined = category; at && !seen.has(at.id); at = byId.get(at.parentId ?? 0)) {
      seen.add(at.id);
      path.unshift(at.name);
    }
    return { id: category.id, name: path.join(SEPARATOR) };
  });
}

/** The id of a tag that is written as `{id}`, else `null`. */
export function tagIdInBraces(cell: string): string | null {
  return /^\{(.+)\}$/s.exec(cell)?.[1] ?? null;
}

function categoryIndex(categories: readonly Category[]): NameIndex {
  return createNameIndex(categoryPaths(categories), categories, (name) => name.replace(/\s*>\s*/g, SEPARATOR).trim());
}

function tagIndex(tags: readonly ProductTag[]): TagIndex {
  const titles = new Map(tags.map(({ id, title }) => [id, title]));
  const exact = new Map<string, string>();
  const folded = new Map<string, string>();
  for (const { id, title } of tags) {
    if (!exact.has(title)) exact.set(title, id);
    if (!folded.has(nameKey(title))) folded.set(nameKey(title), id);
  }
  return {
    find: (title) => exact.get(title) ?? folded.get(nameKey(title)),
    write(id) {
      const title = titles.get(id);
      return title === undefined || tagIdInBraces(title) !== null || exact.get(title) !== id ? `{${id}}` : title;
    },
    titleOf: (id) => titles.get(id),
  };
}
