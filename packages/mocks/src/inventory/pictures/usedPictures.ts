import type { Product } from '@stockroom/contract';
import { bulkPicturePaths } from '../../storeServer/seed/bulk.seed';
import { demoProducts } from '../../storeServer/seed/product.seed';
import { drawProduct } from './drawProduct';
import { palettes, type PaletteName } from './palettes';
import { FORMS, PICTURE_FOLDER, VARIANTS } from './picturePath';

/** Returns every picture that a seed refers to, by its path. */
export function usedPictures(): Map<string, string> {
  const pathsOf = ({ images, thumbnail }: Product) => [...images.map(({ url }) => url), ...(thumbnail ? [thumbnail] : [])];
  const used = new Set([...demoProducts.flatMap(pathsOf), ...bulkPicturePaths()]);
  return new Map(
    [...used].toSorted().flatMap((path) => {
      const svg = pictureAt(path);
      return svg === null ? [] : [[path, svg] as const];
    }),
  );
}

/** Draws the picture at a path; `null` when there is none. */
export function pictureAt(path: string): string | null {
  const name = path.startsWith(PICTURE_FOLDER) && path.endsWith('.svg') ? path.slice(PICTURE_FOLDER.length, -'.svg'.length) : '';
  const [form, palette, variant] = name.split('-');
  const drawn = FORMS.find((candidate) => candidate === form);
  const shown = VARIANTS.find((candidate) => String(candidate) === variant);
  return drawn && shown && palette && isPalette(palette) ? drawProduct(drawn, palette, shown) : null;
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(palettes, name);
}
