import type { ProductDraft } from '#features/inventory/model/productRules';

/** Meanings of a file's column: a field of a product, or a helper for reading another shop's export. */
export const TARGETS = [
  'sku',
  'name',
  'description',
  'barcode',
  'category',
  'brand',
  'vendor',
  'country',
  'style',
  'tags',
  'stock',
  'reserved',
  'reorderPoint',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
  'active',
  'images',
  'imageAlts',
  'thumbnail',
  'template',
  'id',
  'store',
  'handle',
  'option',
  'parent',
  'weightUnit',
  'comparePrice',
  'priceByHand',
] as const;
export type Target = (typeof TARGETS)[number];

/** Targets that several columns may share; every other target takes one column. */
const REPEATABLE: ReadonlySet<Target> = new Set<Target>(['option', 'images', 'tags']);

export const NUMBER_TARGETS = [
  'stock',
  'reserved',
  'reorderPoint',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
] as const;
export type NumberTarget = (typeof NUMBER_TARGETS)[number];
const WHOLE: ReadonlySet<Target> = new Set<Target>(['stock', 'reserved', 'reorderPoint']);

export const LOOKUP_TARGETS = ['category', 'brand', 'vendor', 'country', 'style'] as const;
export type LookupTarget = (typeof LOOKUP_TARGETS)[number];

/** Field of the product that a target fills. */
export const FIELD_OF = {
  sku: 'sku',
  name: 'name',
  description: 'description',
  barcode: 'barcode',
  category: 'category',
  brand: 'brandId',
  vendor: 'vendor',
  country: 'countryId',
  style: 'styleId',
  tags: 'tags',
  stock: 'stock',
  reserved: 'reserved',
  reorderPoint: 'reorderPoint',
  cost: 'cost',
  basePrice: 'basePrice',
  taxPercent: 'taxPercent',
  price: 'price',
  weight: 'weight',
  active: 'active',
  images: 'images',
  thumbnail: 'thumbnail',
  template: 'templateId',
} as const satisfies Partial<Record<Target, keyof ProductDraft>>;
export type FieldTarget = keyof typeof FIELD_OF;

export const FIELD_TARGETS = Object.keys(FIELD_OF) as FieldTarget[];

const TARGET_OF = new Map<string, FieldTarget>(FIELD_TARGETS.map((target) => [FIELD_OF[target], target]));

/** Finds the target that fills a field of the product. */
export function targetOfField(field: string): FieldTarget | undefined {
  return TARGET_OF.get(field);
}

export const isRepeatable = (target: Target): boolean => REPEATABLE.has(target);
export const isNumberTarget = (target: Target | null): target is NumberTarget => NUMBER_TARGETS.some((item) => item === target);
/** Number of decimals allowed for the target. */
export const decimalsOf = (target: NumberTarget): number => {
  if (WHOLE.has(target)) return 0;
  return target === 'weight' ? 10 : 2;
};
export const isWholeTarget = (target: Target): boolean => WHOLE.has(target);
export const isLookupTarget = (target: Target | null): target is LookupTarget => LOOKUP_TARGETS.some((item) => item === target);
