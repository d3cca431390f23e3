import { describe, expect, it } from 'vitest';
import { decode, detectEncoding, nonTextReason } from './encoding';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean, bom = true) => {
  const view = new DataView(new ArrayBuffer((text.length + (bom ? 1 : 0)) * 2));
  [...(bom ? '\uFEFF' : ''), ...text].forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), littleEndian));
  return new Uint8Array(view.buffer);
};

describe('detectEncoding', () => {
  it.each([
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x41]), { encoding: 'utf-8', bom: true }],
    ['UTF-8 without one', utf8('Şal;İpek'), { encoding: 'utf-8', bom: false }],
    ['UTF-16 LE', utf16('SKU;Ad', true), { encoding: 'utf-16le', bom: true }],
    ['UTF-16 BE', utf16('SKU;Ad', false), { encoding: 'utf-16be', bom: true }],
    ['UTF-16 LE without a mark', utf16('SKU;Name', true, false), { encoding: 'utf-16le', bom: false }],
    ['Turkish Windows', new Uint8Array([0xde, 0x61, 0x6c]), { encoding: 'windows-1254', bom: false, sure: false }],
    ['Western Windows', new Uint8Array([0x43, 0x61, 0x66, 0xe9]), { encoding: 'windows-1252', bom: false, sure: false }],
  ])('detects %s', (_name, bytes, guess) => {
    expect(detectEncoding(bytes)).toMatchObject(guess);
  });

  it('decodes the text without its byte order mark', () => {
    expect(decode(utf16('Ağ', false), 'utf-16be')).toBe('Ağ');
    expect(decode(new Uint8Array([0xde, 0x61, 0x6c]), 'windows-1254')).toBe('Şal');
  });
});

describe('nonTextReason', () => {
  it('accepts a zero byte in text', () => {
    expect(nonTextReason(utf8('SKU,Name\nA,nul\u0000byte in a long enough line'))).toBeNull();
  });
});
