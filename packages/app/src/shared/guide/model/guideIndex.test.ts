import { expect, test } from 'vitest';
import { aroundGuide, readGuideIndex } from './guideIndex';

const index = readGuideIndex(`# Guides

Words.

## One

- [First](one/first.md)
- [Second](one/second.md)

## Two

- [Third](two/third.md)
`);

test('readGuideIndex: returns categories with their guides, in order', () => {
  expect(index.map(({ slug, title, guides }) => [slug, title, guides.map((each) => each.title)])).toEqual([
    ['one', 'One', ['First', 'Second']],
    ['two', 'Two', ['Third']],
  ]);
  expect(readGuideIndex('no list')).toEqual([]);
});

test('aroundGuide: finds neighbours across categories', () => {
  const around = (category: string, guide: string) => {
    const found = aroundGuide(index, { category, guide });
    return [found.category?.title, found.previous?.title, found.next?.title];
  };
  expect(around('one', 'first')).toEqual(['One', undefined, 'Second']);
  expect(around('one', 'second')).toEqual(['One', 'First', 'Third']);
  expect(around('two', 'third')).toEqual(['Two', 'Second', undefined]);
  expect(around('two', 'none')).toEqual([undefined, undefined, undefined]);
});
