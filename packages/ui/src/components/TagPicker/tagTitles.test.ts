import { describe, expect, it } from 'vitest';
import { cleanTitle, tagTitled, tagsFound } from './tagTitles';

const tags = ['ışık', 'İndirim', 'Çanta', 'Cüzdan', 'Yeni', 'indoor'].map((title) => ({ id: `id ${title}`, title }));
const titles = (text: string) => tagsFound(tags, text, 'tr').map((tag) => tag.title);

describe('tagsFound', () => {
  it('sorts as Turkish does: ç after c, ı before i', () => {
    expect(titles('')).toEqual(['Cüzdan', 'Çanta', 'ışık', 'İndirim', 'indoor', 'Yeni']);
  });
  it('finds whatever the i and the accent', () => {
    expect(titles('IND')).toEqual(['İndirim', 'indoor']);
    expect(titles('isik')).toEqual(['ışık']);
    expect(titles('canta')).toEqual(['Çanta']);
  });
});

describe('tagTitled', () => {
  it('finds a title whatever its case and spaces', () => {
    expect(tagTitled(tags, '  yenİ ', 'tr')?.title).toBe('Yeni');
    expect(tagTitled(tags, 'ÇANTA', 'tr')?.title).toBe('Çanta');
    expect(tagTitled(tags, 'INDOOR', 'en')?.title).toBe('indoor');
  });
  it('holds other letters for other titles', () => {
    expect(tagTitled(tags, 'canta', 'tr')).toBeUndefined();
    expect(tagTitled(tags, '', 'tr')).toBeUndefined();
  });
});

it('cleans spaces', () => expect(cleanTitle('  a \n b  ')).toBe('a b'));
