import { expect, test } from 'vitest';
import { readLibrary } from './library';
import type { DocBlock, DocSection } from './readDocs';

const library = readLibrary();

/** How a page is built, without its words: as many sections, paragraphs, items and cells. */
const shapeOf = (sections: readonly DocSection[]) => sections.map(({ blocks }) => blocks.map(blockShape));
const blockShape = (block: DocBlock) => {
  if (block.kind === 'table') return `table ${block.head.length} × ${block.rows.map((row) => row.length).join(',')}`;
  return block.kind === 'list' ? `list ${block.items.length}` : block.kind;
};
/** Code in a text, which is the same in each language. */
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code).toSorted();
const told = (list: readonly { name: string; words: string }[]) => list.filter(({ words }) => words !== '');

test.for(library.entries())('$name is told in Turkish as in English', async ({ name }) => {
  const { sections, examples, props, turkish } = await library.docsOf(name);
  expect(shapeOf(turkish.sections)).toEqual(shapeOf(sections));
  expect(codeIn(JSON.stringify(turkish.sections))).toEqual(codeIn(JSON.stringify(sections)));
  expect(Object.keys(turkish.examples).toSorted()).toEqual(
    told(examples)
      .map((each) => each.name)
      .toSorted(),
  );
  expect(Object.keys(turkish.props).toSorted()).toEqual(
    told(props)
      .map((each) => each.name)
      .toSorted(),
  );
  expect([...Object.values(turkish.examples), ...Object.values(turkish.props)]).not.toContain('');
});
