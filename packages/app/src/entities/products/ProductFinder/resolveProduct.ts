import type { Product } from '@stockroom/contract';
import { foldText } from '@stockroom/ui';
import { matchesCode } from './matchesCode';

type Named = Pick<Product, 'name' | 'sku' | 'barcode'>;

/**
 * Resolves typed text to a product: the one with that code or name, else the only match, if a word of its name or one of
 * its codes begins with the text. Other matches must be chosen by the user.
 */
export function resolveProduct<Found extends Named>(products: readonly Found[], text: string): Found | undefined {
  const wanted = foldText(text);
  const exact = products.find((product) => matchesCode(product, text));
  const called = products.filter(({ name }) => foldText(name) === wanted);
  const [only, ...others] = called.length > 0 ? called : products;
  const isBegun = only && ` ${foldText(`${only.name} ${only.sku} ${only.barcode}`)}`.includes(` ${wanted}`);
  return exact ?? (isBegun && others.length === 0 ? only : undefined);
}
