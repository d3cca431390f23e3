import { describe, expect, it } from 'vitest';
import { createProductContext, isError, validateProduct, type ProductDraft } from './productRules';

const draft = (overrides: Partial<ProductDraft> = {}): ProductDraft => ({
  id: 7,
  category: 0,
  name: 'Canvas strap',
  description: '',
  tags: [],
  sku: 'STRAP-7',
  barcode: '',
  vendor: 0,
  stock: 12,
  reserved: 2,
  cost: 4,
  basePrice: 8,
  taxPercent: 20,
  price: 9.6,
  weight: 0.1,
  thumbnail: null,
  images: [],
  active: true,
  countryId: 0,
  brandId: 0,
  styleId: 0,
  templateId: 1,
  reorderPoint: null,
  ...overrides,
});

const codes = (overrides: Partial<ProductDraft>, context = createProductContext([])) =>
  validateProduct(draft(overrides), context).map(({ field, code, severity }) => `${field} ${code} ${severity}`);

describe('validateProduct', () => {
  it('accepts a valid product', () => {
    expect(validateProduct(draft())).toEqual([]);
  });

  it.each(['AB 100', 'ab.100+', '12/34 (L)', 'şal-1', '№ 7', '*#'])('accepts a SKU of a supplier unchanged: %s', (sku) => {
    expect(codes({ sku })).toEqual([]);
  });

  it.each([
    [{ name: ' \t ' }, 'name required error'],
    [{ name: 'x'.repeat(256) }, 'name tooLong error'],
    [{ sku: '  ' }, 'sku required error'],
    [{ sku: 'x'.repeat(65) }, 'sku tooLong error'],
    [{ sku: 'ab\u200b-1' }, 'sku skuUnseen error'],
    [{ sku: 'ab\t1' }, 'sku skuUnseen error'],
    [{ barcode: '4006381333930' }, 'barcode barcodeCheckDigit warning'],
    [{ barcode: '1234567' }, 'barcode barcodeLength warning'],
    [{ barcode: 'x'.repeat(65) }, 'barcode tooLong error'],
    [{ description: 'x'.repeat(10_001) }, 'description tooLong error'],
    [{ stock: null }, 'stock required error'],
    [{ stock: Number.NaN }, 'stock notNumber error'],
    [{ stock: 2.5 }, 'stock notWhole error'],
    [{ stock: -1, reserved: 0 }, 'stock negative error'],
    [{ stock: 1e300 }, 'stock tooLarge error'],
    [{ reserved: 13 }, 'reserved reservedOverStock warning'],
    [{ reorderPoint: -3 }, 'reorderPoint negative error'],
    [{ price: 9.999 }, 'price tooManyDecimals error'],
    [{ price: 1e12 }, 'price tooLarge error'],
    [{ price: Number.POSITIVE_INFINITY }, 'price notNumber error'],
    [{ price: 3 }, 'price priceUnderCost warning'],
    [{ taxPercent: 100.01 }, 'taxPercent tooLarge error'],
    [{ weight: -0.1 }, 'weight negative error'],
    [{ tags: Array.from({ length: 51 }, (_, index) => `t${index}`) }, 'tags tooMany error'],
    [{ images: [{ url: '/a.png', alt: 'x'.repeat(256) }] }, 'images altTooLong error'],
  ] satisfies [Partial<ProductDraft>, string][])('reports the problem of %j: %s', (overrides, expected) => {
    expect(codes(overrides)).toEqual([expected]);
  });

  it.each([
    { sku: 'A/b_1.2-3' },
    { barcode: '4006381 333-931' },
    { barcode: 'OWN CODE 4' },
    { stock: 0, reserved: 0 },
    { price: 0.29 + 0.01, cost: 0 },
    { price: 999_999_999.99 },
    { taxPercent: 0 },
    { taxPercent: 100 },
    { name: '👨‍👩‍👧‍👦'.repeat(255) },
  ] satisfies Partial<ProductDraft>[])('accepts %j', (overrides) => {
    expect(codes(overrides)).toEqual([]);
  });

  it("finds a taken SKU whatever its case, but not the product's own", () => {
    const context = createProductContext([{ id: 3, name: 'Old strap', sku: 'strap-7', barcode: '' }]);
    expect(validateProduct(draft(), context)).toEqual([
      { field: 'sku', code: 'skuTaken', severity: 'error', params: { name: 'Old strap', id: 3 } },
    ]);
    expect(validateProduct(draft({ id: 3 }), context)).toEqual([]);
  });

  it('warns of a barcode that another product has in another spelling', () => {
    const context = createProductContext([{ id: 3, name: 'Old strap', sku: 'a', barcode: '0036000291452' }]);
    expect(codes({ barcode: '036000291452' }, context)).toEqual(['barcode barcodeUsed warning']);
  });

  it('suggests the correct check digit', () => {
    expect(validateProduct(draft({ barcode: '4006381333930' }))[0]?.params).toEqual({ expected: '1' });
  });

  it('distinguishes errors, which block saving, from warnings', () => {
    expect(validateProduct(draft({ name: '', reserved: 99 })).filter(isError)).toHaveLength(1);
  });
});
