import type { Product, ProductTag } from '@stockroom/contract';
import { runPaced } from '../engine/answering/pace';
import { oneLine } from '../storeServer/searchText';
import type { Catalogue } from './gateways/gateway';
import { categories, vendors } from './lookups/lookups.seed';
import { isNear } from '../engine/text/nearWords';

/** Longest text that is looked for word by word. */
const LONGEST = 255;

export interface LooseSearch {
  get: Catalogue['get'];
  /** In the order in which they are wanted. */
  candidates: readonly number[];
  search: string;
  tags: ReadonlyMap<string, ProductTag>;
  /** Whether words that are nearly those will do where nothing has them. */
  orNear: boolean;
}

export interface LooseFinds {
  /** In the order of the candidates. */
  ids: number[];
  /** Whether no product has all the words: these have words that are nearly those. */
  near: boolean;
}

/**
 * Products that have every word of a text somewhere: in any order, in any field. Where there is none, those whose names have words that
 * differ by a typing error.
 */
export const findLoosely = (search: LooseSearch): Promise<LooseFinds> => runPaced(steps(search));

function* steps({ get, candidates, search, tags, orNear }: LooseSearch): Generator<undefined, LooseFinds> {
  const words = oneLine(search.slice(0, LONGEST)).split(' ');
  const whole = yield* pick((product) => {
    const text = `${textsOf(product).all} ${namesOf(product, tags)}`;
    return words.every((word) => text.includes(word));
  });
  if (whole.length > 0 || !orNear) return { ids: whole, near: false };
  const known = new Map<string, boolean>();
  const near = yield* pick((product) => {
    const own = `${textsOf(product).named} ${namesOf(product, tags)}`.split(' ');
    return words.every((word) => own.some((other) => isNearOnce(word, other, known)));
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
  /** What a person may have read: name, SKU, brand. */
  named: string;
  all: string;
}

/** A product that changes is another object: folding its texts is most of the work. */
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

const namedOf = (list: readonly { id: number; name: string }[]) => new Map(list.map(({ id, name }) => [id, oneLine(name)]));
const categoryNames = namedOf(categories);
const vendorNames = namedOf(vendors);

/** Names of what a product points at. */
function namesOf({ category, vendor, tags: ids }: Product, tags: ReadonlyMap<string, ProductTag>): string {
  const titles = ids.map((id) => oneLine(tags.get(id)?.title ?? ''));
  return [categoryNames.get(category), vendorNames.get(vendor), ...titles].filter(Boolean).join(' ');
}

/** A shop has far fewer words than products. */
function isNearOnce(word: string, other: string, known: Map<string, boolean>): boolean {
  const key = `${word} ${other}`;
  const near = known.get(key) ?? isNear(word, other);
  known.set(key, near);
  return near;
}
