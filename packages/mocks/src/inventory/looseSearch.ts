import type { Product } from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import type { ProtectedCall } from '../engine/route';
import { isFuzzyMatch } from '../engine/text/fuzzyMatch';
import type { IndexQuery } from '../storeServer/productIndex';
import { oneLine } from '../storeServer/searchText';
import type { Catalogue } from './gateways/gateway';
import { categoryCollection } from './lookups/category.collection';
import { vendors } from './lookups/lookups.seed';
import { productTagCollection } from './lookups/tag.collection';

/** Maximum length of a text that is searched word by word. */
const MAX_SEARCH_LENGTH = 255;

/**
 * Returns the results of the list, followed by products with the words in other fields or in another order; if there are none,
 * those with a similar name.
 */
export async function findInAnyField(
  { context }: ProtectedCall,
  { index, get }: Catalogue,
  query: IndexQuery,
  from: number,
  to: number,
): Promise<LooseFinds & { length: number }> {
  const everything = Number.MAX_SAFE_INTEGER;
  const first = (await index.find(query, 0, everything)).ids;
  const known = new Set(first);
  const candidates = (await index.find({ ...query, search: '' }, 0, everything)).ids.filter((id) => !known.has(id));
  const view = await context.store.read([productTagCollection, categoryCollection]);
  const names: Names = {
    tags: foldedOf([...view.values(productTagCollection)].map(({ id, title }) => ({ id, name: title }))),
    categories: foldedOf([...view.values(categoryCollection)]),
  };
  const found = await runPaced(searchSteps({ get, candidates, search: query.search, names, orNear: first.length === 0 }));
  const ids = [...first, ...found.ids];
  return { ids: ids.slice(from, to), length: ids.length, near: found.near };
}

interface LooseSearch {
  get: Catalogue['get'];
  /** In the order of the results. */
  candidates: readonly number[];
  search: string;
  names: Names;
  /** Whether similar words match if no product has the exact ones. */
  orNear: boolean;
}

interface LooseFinds {
  /** In the order of the candidates. */
  ids: number[];
  /** Whether no product has all the words, so that these have similar ones. */
  near: boolean;
}

/**
 * Finds products that contain every word of a text: in any order, in any field. If there are none, finds those whose names have
 * words that differ by a typing error.
 */
function* searchSteps({ get, candidates, search, names, orNear }: LooseSearch): Generator<undefined, LooseFinds> {
  const words = oneLine(search.slice(0, MAX_SEARCH_LENGTH)).split(' ');
  const whole = yield* pick((product) => {
    const text = `${textsOf(product).all} ${namesOf(product, names)}`;
    return words.every((word) => text.includes(word));
  });
  if (whole.length > 0 || !orNear) return { ids: whole, near: false };
  const known = new Map<string, boolean>();
  const near = yield* pick((product) => {
    const own = `${textsOf(product).named} ${namesOf(product, names)}`.split(' ');
    return words.every((word) => own.some((other) => isFuzzyMatchCached(word, other, known)));
  });
  return { ids: near, near: near.length > 0 };

  function* pick(fits: (product: Product) => boolean): Generator<undefined, number[]> {
    const ids: number[] = [];
    for (const id of candidates) {
      const product = get(id);
      if (product && fits(product)) ids.push(id);
      yield;
    }
    return ids;
  }
}

interface Texts {
  /** The visible texts: name, SKU, brand. */
  named: string;
  all: string;
}

/** Cached per object, as a changed product is a new object: folding its texts is most of the work. */
const texts = new WeakMap<Product, Texts>();

function textsOf(product: Product): Texts {
  const known = texts.get(product);
  if (known) return known;
  const { name, sku, brand, barcode, description } = product;
  const named = oneLine(`${name} ${sku} ${brand}`);
  const made = { named, all: `${named} ${barcode} ${oneLine(description)}` };
  texts.set(product, made);
  return made;
}

/** Folded names of the shop's own entities, by id. */
interface Names {
  tags: ReadonlyMap<string, string>;
  categories: ReadonlyMap<number, string>;
}

const foldedOf = <Id>(list: readonly { id: Id; name: string }[]) => new Map(list.map(({ id, name }) => [id, oneLine(name)]));
const vendorNames = foldedOf(vendors);

/** Returns the names of the entities that a product refers to. */
function namesOf({ category, vendor, tags }: Product, names: Names): string {
  const titles = tags.map((id) => names.tags.get(id));
  return [names.categories.get(category), vendorNames.get(vendor), ...titles].filter(Boolean).join(' ');
}

/** Memoised fuzzy match: a shop has far fewer words than products. */
function isFuzzyMatchCached(word: string, other: string, known: Map<string, boolean>): boolean {
  const key = `${word} ${other}`;
  const near = known.get(key) ?? isFuzzyMatch(word, other);
  known.set(key, near);
  return near;
}
