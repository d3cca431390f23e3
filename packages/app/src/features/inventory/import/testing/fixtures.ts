import type { Product } from '@stockroom/contract';
import type { Lookups } from '../model/judging/lookups';

/** The named lists of the tests' store. */
export const LOOKUPS: Lookups = {
  categories: [
    { id: 1, parentId: null, name: 'Clothing', slug: 'clothing' },
    { id: 2, parentId: 1, name: 'Hoodies', slug: 'hoodies' },
    { id: 3, parentId: 1, name: 'Şapkalar', slug: 'sapkalar' },
    { id: 4, parentId: null, name: 'Watches', slug: 'watches' },
  ],
  brands: [
    { id: 11, name: 'Tidewater' },
    { id: 12, name: 'Çınar' },
    { id: 13, name: 'Twin' },
    { id: 14, name: 'Twin' },
  ],
  vendors: [
    { id: 21, name: 'North Quay Supply' },
    { id: 22, name: 'Işık Ticaret' },
  ],
  countries: [
    { id: 31, name: 'Türkiye', iso: 'TR', code: '+90' },
    { id: 32, name: 'Norway', iso: 'NO', code: '+47' },
  ],
  styles: [{ id: 41, name: 'Field' }],
  tags: [
    { id: 'tag-mens', title: 'mens' },
    { id: 'tag-44', title: '44mm' },
    { id: 'tag-sale', title: 'sale, final' },
  ],
};

/** A product of the tests' store. */
export function storedProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 501,
    category: 4,
    name: 'Harbour watch',
    description: 'Steel, 40 mm.',
    tags: ['tag-mens'],
    sku: 'HW-1',
    barcode: '4006381333931',
    brand: 'Tidewater',
    vendor: 21,
    stock: 12,
    reserved: 1,
    cost: 40,
    basePrice: 100,
    taxPercent: 20,
    price: 120,
    weight: 0.25,
    thumbnail: null,
    images: [],
    storeId: 1,
    active: true,
    countryId: 31,
    brandId: 11,
    styleId: 41,
    templateId: 1,
    reorderPoint: null,
    updatedAt: '2026-03-01T09:30:00.000Z',
    ...overrides,
  };
}

/** A WooCommerce export written for the tests: a product of variations, its variations, HTML, a sale price, a missing SKU. */
export const WOOCOMMERCE_CSV = [
  'ID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent',
  '70,variable,mug,Mug,1,,<p>Stoneware &amp; <b>glaze</b>.</p>\\n<ul><li>Dishwasher safe</li></ul>,1,,,,,Clothing > Hoodies,"mens, kitchen",https://shop.example/mug.jpg,',
  '71,variation,mug-red,"Mug - Red, Large",1,,,1,4,0.5,9,12,,,https://shop.example/red.jpg,mug',
  '72,variation,mug-blue,Mug - Blue,1,,,0,0,0.5,,12.5,,,,id:70',
  '73,simple,,Tea towel,-1,,,1,7,,,8,Kitchen,,,',
].join('\n');

/**
 * A Shopify export written for the tests, with the column names up to 2024: variants without titles, a row with only a picture.
 */
export const SHOPIFY_CSV = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Image Alt Text,Status,Cost per item',
  'canvas-strap,Canvas strap,<p>For watches.</p>,Tidewater,Watches,"mens, canvas",TRUE,Colour,Sand,CS-SAND,45,9,19.50,,https://cdn.example/1.jpg,Strap,active,6.10',
  "canvas-strap,,,,,,,,Navy,CS-NAVY,45,3,19.50,'0036000291452,,,,6.10",
  'canvas-strap,,,,,,,,,,,,,,https://cdn.example/2.jpg,Buckle,,',
  'gift-card,Gift card,,Unheard Of,Vouchers,,FALSE,Title,Default Title,,0,100,25.00,,,,draft,',
].join('\r\n');

/** The same Shopify export with the column names since 2024. */
export const SHOPIFY_NEW_CSV = [
  'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Inventory quantity,Weight value (grams),Product image URL',
  'Field cap,field-cap,<p>Cotton</p>,Çınar,ŞAPKALAR,,TRUE,Active,CAP-1,,Title,Default Title,15.00,20,90,https://cdn.example/cap.jpg',
].join('\n');

/** A supplier's list from Turkey: semicolons, decimal commas, dots between thousands, Turkish column names. */
export const TURKISH_CSV = [
  'Stok Kodu;Ürün Adı;Barkod;Satış Fiyatı;Stok;Marka;Ülke',
  'KL-1;Kilim çanta;8690000000012;1.249,90;1.200;CINAR;TÜRKIYE',
  'KL-2;İpek şal;;349,50;15;çınar;tr',
].join('\r\n');
