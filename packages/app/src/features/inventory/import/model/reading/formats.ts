import { nameKey } from '../judging/names';
import type { Target } from '../targets';

/** The program a file comes from, as its column names tell. */
export const FILE_FORMATS = ['own', 'shopify', 'woocommerce', 'other'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/**
 * Columns of our own export, in its order. They stay English in every language, so that a file means the same everywhere. The
 * SKU comes first: Excel takes a file that begins with `ID` for another format.
 */
export const OWN_COLUMNS = [
  ['SKU', 'sku'],
  ['Name', 'name'],
  ['Description', 'description'],
  ['Barcode', 'barcode'],
  ['Category', 'category'],
  ['Brand', 'brand'],
  ['Vendor', 'vendor'],
  ['Country', 'country'],
  ['Style', 'style'],
  ['Tags', 'tags'],
  ['Stock', 'stock'],
  ['Reserved', 'reserved'],
  ['Reorder point', 'reorderPoint'],
  ['Cost', 'cost'],
  ['Base price', 'basePrice'],
  ['Tax percent', 'taxPercent'],
  ['Price', 'price'],
  ['Price set by hand', 'priceByHand'],
  ['Weight lb', 'weight'],
  ['Active', 'active'],
  ['Pictures', 'images'],
  ['Picture texts', 'imageAlts'],
  ['Main picture', 'thumbnail'],
  ['Template', 'template'],
  ['Product ID', 'id'],
  ['Store ID', 'store'],
] as const satisfies readonly (readonly [string, Target])[];

const SHOPIFY: Readonly<Record<string, Target>> = {
  // Names up to 2024.
  handle: 'handle',
  title: 'name',
  'body (html)': 'description',
  vendor: 'brand',
  'product category': 'category',
  type: 'category',
  tags: 'tags',
  published: 'active',
  'option1 value': 'option',
  'option2 value': 'option',
  'option3 value': 'option',
  'variant sku': 'sku',
  'variant grams': 'weight',
  'variant inventory qty': 'stock',
  'variant price': 'price',
  'variant compare at price': 'comparePrice',
  'variant barcode': 'barcode',
  'image src': 'images',
  'image alt text': 'imageAlts',
  'cost per item': 'cost',
  status: 'active',
  // Names since 2024.
  'url handle': 'handle',
  description: 'description',
  'published on online store': 'active',
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  'compare-at price': 'comparePrice',
  'inventory quantity': 'stock',
  'weight value (grams)': 'weight',
  'product image url': 'images',
  'variant image url': 'images',
  'variant image': 'images',
};

const WOOCOMMERCE: Readonly<Record<string, Target>> = {
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'barcode',
  name: 'name',
  published: 'active',
  description: 'description',
  stock: 'stock',
  'low stock amount': 'reorderPoint',
  'weight (kg)': 'weight',
  'weight (lbs)': 'weight',
  'weight (g)': 'weight',
  'weight (oz)': 'weight',
  'sale price': 'comparePrice',
  'regular price': 'price',
  categories: 'category',
  tags: 'tags',
  brands: 'brand',
  images: 'images',
  parent: 'parent',
  'cost of goods': 'cost',
};

/** Column names that shops and their suppliers use, in English and Turkish. */
const COMMON: Readonly<Partial<Record<Target, readonly string[]>>> = {
  sku: [
    'sku',
    'stock keeping unit',
    'item number',
    'item no',
    'article number',
    'product code',
    'code',
    'stok kodu',
    'ürün kodu',
    'malzeme kodu',
    'kod',
  ],
  name: ['name', 'product name', 'title', 'product', 'item', 'item name', 'ad', 'adı', 'ürün', 'ürün adı', 'isim', 'başlık'],
  description: ['description', 'product description', 'long description', 'details', 'açıklama', 'ürün açıklaması', 'tanım'],
  barcode: ['barcode', 'gtin', 'ean', 'ean13', 'ean-13', 'upc', 'isbn', 'barkod', 'barkod no'],
  category: [
    'category',
    'categories',
    'product type',
    'type',
    'group',
    'department',
    'kategori',
    'kategoriler',
    'ürün grubu',
    'grup',
  ],
  brand: ['brand', 'make', 'manufacturer', 'marka', 'üretici'],
  vendor: ['vendor', 'supplier', 'tedarikçi', 'satıcı'],
  country: ['country', 'country of origin', 'origin', 'made in', 'ülke', 'menşei', 'menşe'],
  style: ['style', 'collection', 'stil', 'tarz', 'koleksiyon'],
  tags: ['tags', 'labels', 'keywords', 'etiket', 'etiketler'],
  stock: [
    'stock',
    'qty',
    'quantity',
    'on hand',
    'inventory',
    'stock quantity',
    'stok',
    'adet',
    'miktar',
    'stok adedi',
    'stok miktarı',
  ],
  reserved: ['reserved', 'committed', 'allocated', 'ayrılan', 'rezerve'],
  reorderPoint: [
    'reorder point',
    'reorder level',
    'low stock',
    'minimum stock',
    'min stock',
    'kritik stok',
    'asgari stok',
    'yeniden sipariş noktası',
  ],
  cost: ['cost', 'cost price', 'unit cost', 'purchase price', 'maliyet', 'alış fiyatı'],
  basePrice: [
    'base price',
    'net price',
    'price excl. tax',
    'price ex tax',
    'kdv hariç fiyat',
    'vergisiz fiyat',
    'net fiyat',
    'taban fiyat',
  ],
  taxPercent: [
    'tax',
    'tax percent',
    'tax %',
    'tax rate',
    'vat',
    'vat %',
    'vat rate',
    'kdv',
    'kdv oranı',
    'kdv %',
    'vergi',
    'vergi oranı',
  ],
  price: ['price', 'sale price', 'selling price', 'retail price', 'unit price', 'fiyat', 'satış fiyatı', 'fiyatı'],
  weight: [
    'weight',
    'weight lb',
    'weight (lb)',
    'weight (lbs)',
    'weight (kg)',
    'weight (g)',
    'weight kg',
    'ağırlık',
    'ağırlık (kg)',
    'ağırlık (g)',
  ],
  active: ['active', 'status', 'enabled', 'published', 'visible', 'aktif', 'etkin', 'durum', 'yayında'],
  id: ['product id'],
};

const COMMON_KEYS = new Map<string, Target>(
  Object.entries(COMMON).flatMap(([target, names]) => names.map((name): [string, Target] => [nameKey(name), target as Target])),
);

/** Recognises by its column names which program wrote a file. */
export function recogniseFormat(headers: readonly string[]): FileFormat {
  const names = new Set(headers.map(plain));
  const has = (...wanted: string[]) => wanted.every((name) => names.has(name));
  if (has('sku', 'name', 'weight lb', 'picture texts') || has('product id', 'store id', 'sku')) return 'own';
  if (has('handle', 'variant price') || has('handle', 'variant sku') || has('url handle', 'title')) return 'shopify';
  if (has('regular price', 'sku', 'name') || has('type', 'sku', 'in stock?')) return 'woocommerce';
  return 'other';
}

/** Proposes the most likely target of each column. A target that takes one column goes to the first that fits it. */
export function proposeTargets(headers: readonly string[], format: FileFormat): (Target | null)[] {
  const wanted = headers.map((header) => targetOf(header, format));
  // Shopify's own category is a code of its taxonomy; the shop's own text is in the type.
  const shopifyType = format === 'shopify' && headers.some((header) => plain(header) === 'type');
  const taken = new Set<Target>();
  return wanted.map((target, index) => {
    if (!target || (shopifyType && plain(headers[index] ?? '') === 'product category')) return null;
    if (target !== 'option' && target !== 'images' && taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}

/** Whether the first row holds column names rather than a product: a known name in it decides, then a number. */
export function looksLikeHeader(cells: readonly string[]): boolean {
  if (cells.some((cell) => targetOf(cell, 'other') !== null)) return true;
  return cells.every((cell) => !/^\s*[\p{Sc}]?\d+([.,]\d+)*\s*%?\s*$/u.test(cell));
}

function targetOf(header: string, format: FileFormat): Target | null {
  const name = plain(header);
  if (format === 'own') return OWN_COLUMNS.find(([title]) => plain(title) === name)?.[1] ?? null;
  if (format === 'shopify') return SHOPIFY[name] ?? null;
  if (format === 'woocommerce') return WOOCOMMERCE[name] ?? null;
  return COMMON_KEYS.get(nameKey(header)) ?? null;
}

function plain(header: string): string {
  return header.trim().replace(/\s+/g, ' ').toLowerCase();
}
