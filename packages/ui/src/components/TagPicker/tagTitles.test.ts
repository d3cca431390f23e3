import { describe, expect, it } from 'vitest';
import { cleanTitle, isTaken, findTagByTitle, findTags } from './tagTitles';

const tag = (title: string) => ({ id: `id ${title}`, title });
const tags = ['ışık', 'İndirim', 'Çanta', 'Cüzdan', 'Yeni', 'indoor'].map(tag);
const titles = (text: string) => findTags(tags, text, 'tr').map(({ title }) => title);

describe('findTags', () => {
  it('sorts in Turkish order: ç after c, ı before i', () => {
    expect(titles('')).toEqual(['Cüzdan', 'Çanta', 'ışık', 'İndirim', 'indoor', 'Yeni']);
  });
  it('ignores the kind of i and the accents', () => {
    expect(titles('IND')).toEqual(['İndirim', 'indoor']);
    expect(titles('isik')).toEqual(['ışık']);
    expect(titles('canta')).toEqual(['Çanta']);
  });
});

describe('findTagByTitle', () => {
  it('finds a title regardless of case, accents and spaces', () => {
    expect(findTagByTitle(tags, '  yenİ ')?.title).toBe('Yeni');
    expect(findTagByTitle(tags, 'ÇANTA')?.title).toBe('Çanta');
    expect(findTagByTitle(tags, 'canta')?.title).toBe('Çanta');
    expect(findTagByTitle(tags, 'INDOOR')?.title).toBe('indoor');
  });
  it.each(['iade', 'İADE', ' ıade ', 'cok  ACIL'])('finds an existing title by %j', (title) => {
    expect(findTagByTitle([tag('Iade'), tag('Çok acil')], title)).toBeDefined();
  });
  it('treats other letters as other titles', () => {
    expect(findTagByTitle(tags, 'cantalar')).toBeUndefined();
    expect(findTagByTitle(tags, '')).toBeUndefined();
  });
});

it("isTaken: lets a tag keep its title, and change its case, but take no other's", () => {
  const twins = ['Çanta', 'Canta', 'Yeni'].map(tag);
  expect(isTaken(twins, 'Çanta', tag('Çanta'))).toBe(false);
  expect(isTaken(twins, 'YENİ', tag('Yeni'))).toBe(false);
  expect(isTaken(twins, 'canta', tag('Yeni'))).toBe(true);
});

it('cleanTitle: cleans spaces', () => expect(cleanTitle('  a \n b  ')).toBe('a b'));
