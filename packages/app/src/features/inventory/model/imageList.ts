import { PRODUCT_LIMITS, type ProductImage } from '@stockroom/contract';

/** A product's pictures and the one that represents it in lists. */
export interface Pictures {
  images: ProductImage[];
  thumbnail: string | null;
}

/** The number of pictures that still fit on a product that has `count`. */
export function remainingImages(count: number): number {
  return Math.max(0, PRODUCT_LIMITS.images - count);
}

/** Adds pictures at the end. The first picture of a product becomes its thumbnail. */
export function addImages({ images, thumbnail }: Pictures, added: readonly ProductImage[]): Pictures {
  const known = new Set(images.map((image) => image.url));
  const all = [...images, ...added.filter((image) => !known.has(image.url))];
  return { images: all, thumbnail: thumbnail ?? all[0]?.url ?? null };
}

/** Moves a picture to another position; a position outside the list means its nearest end. */
export function moveImage({ images, thumbnail }: Pictures, from: number, to: number): Pictures {
  const target = Math.max(0, Math.min(images.length - 1, to));
  const next = [...images];
  const [moved] = next.splice(from, 1);
  if (moved) next.splice(target, 0, moved);
  return { images: next, thumbnail };
}

/** Removes a picture. When it was the thumbnail, the first of the others replaces it. */
export function removeImage({ images, thumbnail }: Pictures, index: number): Pictures {
  const next = images.filter((_, at) => at !== index);
  const isGone = images[index]?.url === thumbnail;
  return { images: next, thumbnail: isGone ? (next[0]?.url ?? null) : thumbnail };
}

/** Sets the description of a picture. */
export function describeImage(images: readonly ProductImage[], index: number, alt: string): ProductImage[] {
  return images.map((image, at) => (at === index ? { ...image, alt } : image));
}

/**
 * Whether a picture is our own or part of the product. Only such pictures load by themselves, so that no other host learns who
 * is viewing.
 */
export function isOwnPicture(url: string): boolean {
  return /^data:image\/(?:png|jpeg|webp|gif|avif);/iu.test(url) || /^\/(?![/\\])/u.test(url) || url.startsWith('blob:');
}
