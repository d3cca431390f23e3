import { describe, expect, it } from 'vitest';
import { buildInfo, buildMapping } from '../testing/buildImport';
import { mappingFaults, proposeMapping, retarget } from './mapping';
import { recogniseFormat } from './reading/formats';

describe('mappingFaults', () => {
  it.each([
    [{}, []],
    [{ targets: [null, null, null] }, ['nothingMapped']],
    [{ identifyBy: 'barcode' as const }, ['identifierMissing']],
    [{ targets: ['sku' as const, 'sku' as const, 'price' as const] }, ['targetTwice']],
    [{ decimals: ['dot' as const, 'dot' as const, null] }, ['decimalOpen']],
  ])('finds in %j the faults %j', (changes, codes) => {
    expect(mappingFaults(buildMapping(changes)).map(({ code }) => code)).toEqual(codes);
  });
});

describe('proposeMapping', () => {
  it('leaves an ambiguous decimal sign to the user', () => {
    const { columns, format } = buildInfo({ ambiguous: true });
    expect(proposeMapping(columns, format)).toMatchObject({ targets: ['sku', 'name', 'price'], decimals: ['dot', 'dot', null] });
  });
});

describe('retarget', () => {
  it('removes a target from the column that had it', () => {
    const { columns, format } = buildInfo();
    expect(retarget(buildMapping(), 1, 'sku', columns, format).targets).toEqual([null, 'sku', 'price']);
  });
});

describe('recogniseFormat', () => {
  it.each([
    ['shopify', ['Handle', 'Title', 'Variant Price']],
    ['shopify', ['Title', 'URL handle', 'SKU']],
    ['woocommerce', ['ID', 'Type', 'SKU', 'Name', 'Regular price']],
    ['own', ['SKU', 'Name', 'Weight lb', 'Picture texts']],
    ['other', ['SKU', 'Name', 'Price']],
  ])('recognises %s by %j', (format, headers) => {
    expect(recogniseFormat(headers)).toBe(format);
  });
});
