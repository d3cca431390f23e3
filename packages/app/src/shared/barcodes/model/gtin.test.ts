import { describe, expect, it } from 'vitest';
import { barcodeKey, barcodeKind, checkDigitOf, cleanBarcode, expandUpcE, isGtin } from './gtin';

describe('isGtin', () => {
  it.each(['96385074', '036000291452', '4006381333931', '00012345600012'])('accepts %s', (code) => {
    expect(isGtin(code)).toBe(true);
  });
  it.each(['96385075', '036000291453', '4006381333932', '123', '', 'ABCDEFGH', '400638133393X'])('refuses %j', (code) => {
    expect(isGtin(code)).toBe(false);
  });
  it('computes the expected check digit', () => {
    expect(checkDigitOf('400638133393')).toBe('1');
  });
});

describe('cleanBarcode', () => {
  it.each([
    ['4006381 333-931', '4006381333931'],
    ['  036000291452 ', '036000291452'],
    [']E04006381333931', '4006381333931'],
    ['üE04006381333931', '4006381333931'],
    ['ürün-7', 'ürün-7'],
    ['04252614', '042100005264'],
    ['Rack 7-b', 'Rack 7-b'],
    ['', ''],
    ['0000', '0000'],
  ])('turns %j into %j', (typed, cleaned) => {
    expect(cleanBarcode(typed)).toBe(cleaned);
  });
  it('leaves a valid GTIN-8 unchanged even if it begins like UPC-E', () => {
    expect(cleanBarcode('00000017')).toBe('00000017');
  });
});

describe('expandUpcE', () => {
  it.each([
    ['01234505', '012000003455'],
    ['01234638', '012300000468'],
    ['01234543', '012340000053'],
    ['01234589', '012345000089'],
  ])('expands %s to %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long);
  });
  it('refuses a wrong check digit', () => {
    expect(expandUpcE('01234506')).toBeNull();
  });
  it('refuses other number systems and lengths', () => {
    expect(expandUpcE('24252614')).toBeNull();
    expect(expandUpcE('0425261')).toBeNull();
  });
});

describe('barcodeKind', () => {
  it.each([
    ['', 'empty'],
    ['4006381333931', 'gtin'],
    ['4006381333930', 'wrongCheckDigit'],
    ['12345', 'oddLength'],
    ['SHELF-4', 'own'],
  ])('classifies %j as %s', (code, kind) => {
    expect(barcodeKind(code)).toBe(kind);
  });
});

describe('barcodeKey', () => {
  it('treats EAN-13 and UPC-A of a product as equal', () => {
    expect(barcodeKey('0036000291452')).toBe(barcodeKey('036000291452'));
  });
  it('treats UPC-E and its UPC-A as equal', () => {
    expect(barcodeKey('04252614')).toBe(barcodeKey('042100005264'));
  });
  it('ignores case in own codes and keeps different codes apart', () => {
    expect(barcodeKey('shelf-4')).toBe(barcodeKey('SHELF-4'));
    expect(barcodeKey('0042')).not.toBe(barcodeKey('42'));
  });
});
