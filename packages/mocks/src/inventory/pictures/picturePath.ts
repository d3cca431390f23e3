import type { PaletteName } from './palettes';

export const FORMS = [
  'watch',
  'chronograph',
  'strap',
  'shirt',
  'sweater',
  'backpack',
  'tote',
  'sneaker',
  'boot',
  'cap',
  'scarf',
  'mug',
] as const;
export type Form = (typeof FORMS)[number];

/** 1: as it stands · 2: close · 3: a pair or the other side. */
export const VARIANTS = [1, 2, 3] as const;
export type Variant = (typeof VARIANTS)[number];

/** URL folder of the drawn pictures. */
export const PICTURE_FOLDER = '/media/products/';

/** Returns the path of a drawn picture. Data holds the path; the drawing is made once for all products that share it. */
export function picturePath(form: Form, palette: PaletteName, variant: Variant): string {
  return `${PICTURE_FOLDER}${form}-${palette}-${variant}.svg`;
}
