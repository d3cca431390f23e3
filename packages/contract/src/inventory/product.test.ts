import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ProductPatch } from './product';

const accepts = (patch: object) => v.safeParse(ProductPatch, patch).success;

describe('ProductPatch', () => {
  test.each<object>([
    {},
    { name: 'x' },
    { name: 'x'.repeat(255) },
    { price: 0 },
    { price: 0.1 + 0.2 },
    { price: 19.99 },
    { price: 999_999_999.99 },
    { taxPercent: 100 },
    { stock: -4 },
    { brandId: '' },
    { templateId: '' },
    { reorderPoint: null },
    { barcode: '00012345' },
  ])('accepts %j', (patch) => {
    expect(accepts(patch)).toBe(true);
  });

  test.each<object>([
    { name: '' },
    { name: ' \t ' },
    { name: 'x'.repeat(256) },
    { price: -0.01 },
    { price: 1.999 },
    { price: Number.NaN },
    { price: Number.POSITIVE_INFINITY },
    { price: 1e10 },
    { price: '5' },
    { stock: 0.5 },
    { stock: 2 ** 53 },
    { taxPercent: 100.01 },
    { weight: -1 },
    { reorderPoint: -1 },
    { barcode: 12345 },
    { updatedAt: 'yesterday' },
    { images: Array.from({ length: 51 }, () => ({ url: '/a.png', alt: '' })) },
  ])('rejects %j', (patch) => {
    expect(accepts(patch)).toBe(false);
  });

  test('trims the spaces around a name and drops unknown keys', () => {
    expect(v.parse(ProductPatch, { name: '  Lamp ', colour: 'red' })).toEqual({ name: 'Lamp' });
  });
});
