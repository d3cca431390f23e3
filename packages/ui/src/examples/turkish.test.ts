import { expect, test } from 'vitest';
import { readLibrary } from './library';
import type { DocBlock, DocSection } from './readDocs';

const library = readLibrary();

/** Returns the structure of a page without its text: the number of sections, paragraphs, items and cells. */
const shapeOf = (sections: readonly DocSection[]) => sections.map(({ blocks }) => blocks.map(blockShape));
const blockShape = (block: DocBlock) => {
  if (block.kind === 'table') return `table ${block.head.length} × ${block.rows.map((row) => row.length).join(',')}`;
  return block.kind === 'list' ? `list ${block.items.length}` : block.kind;
};
/** Returns the code in a text, which is the same in each language. */
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code).toSorted();
/** Returns the names of entries with text. */
const namesOf = (list: readonly { name: string; explanation: string }[]) =>
  list
    .filter(({ explanation }) => explanation !== '')
    .map(({ name }) => name)
    .toSorted();

test('translations: describe every component in Turkish as in English', async () => {
  for (const { name } of library.entries()) {
    const { sections, examples, props, turkish } = await library.docsOf(name);
    expect(shapeOf(turkish.sections), name).toEqual(shapeOf(sections));
    expect(codeIn(JSON.stringify(turkish.sections)), name).toEqual(codeIn(JSON.stringify(sections)));
    expect(Object.keys(turkish.examples).toSorted(), name).toEqual(namesOf(examples));
    expect(Object.keys(turkish.props).toSorted(), name).toEqual(namesOf(props));
    expect([...Object.values(turkish.examples), ...Object.values(turkish.props)], name).not.toContain('');
  }
});
