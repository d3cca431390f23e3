/** Fields of a product that people have a name for. */
const FIELDS = [
  'name',
  'sku',
  'barcode',
  'description',
  'category',
  'brandId',
  'vendor',
  'countryId',
  'styleId',
  'templateId',
  'stock',
  'reserved',
  'reorderPoint',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
  'tags',
  'images',
  'thumbnail',
  'active',
  'storeId',
] as const;

/** The field of a refusal, and the server's message. */
export interface RefusedField {
  /** `null` where it is about none that people have a name for: all that was said is the message then. */
  field: (typeof FIELDS)[number] | null;
  message: string;
}

/** Takes a reason such as `product.images.3.alt: must have at most 255 characters` apart. */
export function refusedField(reason: string): RefusedField {
  const [, path = '', message = ''] = /^(product\.[\w.]+): (.+)$/s.exec(reason) ?? [];
  const parts = path.split('.');
  const field = FIELDS.find((name) => parts.includes(name)) ?? null;
  return field ? { field, message } : { field, message: reason };
}
