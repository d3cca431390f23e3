/** Fields of a product that have a display name. */
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
  /** `null` for a field without a display name: then the message is the whole reason. */
  field: (typeof FIELDS)[number] | null;
  message: string;
}

/** Parses a reason such as `product.images.3.alt: must have at most 255 characters`. */
export function refusedField(reason: string): RefusedField {
  const [, path = '', message = ''] = /^(product\.[\w.]+): (.+)$/s.exec(reason) ?? [];
  const parts = path.split('.');
  const field = FIELDS.find((name) => parts.includes(name)) ?? null;
  return field ? { field, message } : { field, message: reason };
}
