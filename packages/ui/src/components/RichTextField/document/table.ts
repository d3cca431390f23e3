import type { Fragment, Node, NodeSpec, TagParseRule } from 'prosemirror-model';
import { type Command, Plugin, Selection, TextSelection } from 'prosemirror-state';

const cell = (tag: 'td' | 'th'): TagParseRule => ({
  tag,
  getAttrs: (element) => ({ tag, colspan: spanOf(element, 'colspan'), rowspan: spanOf(element, 'rowspan') }),
});

const spanOf = (element: HTMLElement, name: 'colspan' | 'rowspan') => Number(element.getAttribute(name)) || 1;

/** A table that came with a text. The editor creates none; their cells are editable. */
export const tableSpecs = {
  table: {
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  tableRow: { content: 'tableCell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
  tableCell: {
    content: 'block+',
    isolating: true,
    attrs: { tag: { default: 'td' }, colspan: { default: 1 }, rowspan: { default: 1 } },
    parseDOM: [cell('td'), cell('th')],
    toDOM: ({ attrs }) => {
      const spans = ['colspan', 'rowspan'].filter((name) => Number(attrs[name]) > 1);
      return [String(attrs['tag']), Object.fromEntries(spans.map((name) => [name, String(attrs[name])])), 0];
    },
  },
} satisfies Record<string, NodeSpec>;

const isTable = (node: Node | null | undefined): boolean => node?.type.name === 'table';
const emptyLine = ({ type: { schema } }: Node) => schema.node('paragraph');

/**
 * Adds an empty line after a table at the end of a text, where the user could not write otherwise. The line is not part of the
 * output.
 */
export const withLineAfterTable = (doc: Node): Node =>
  isTable(doc.lastChild) ? doc.copy(doc.content.addToEnd(emptyLine(doc))) : doc;

/** Returns the blocks of a text, without the empty line after a table. */
export function blocksOf(doc: Node): readonly Node[] {
  const isRoom =
    doc.lastChild?.type.name === 'paragraph' && doc.lastChild.content.size === 0 && isTable(doc.maybeChild(doc.childCount - 2));
  return isRoom ? doc.children.slice(0, -1) : doc.children;
}

export const lineAfterTable = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) =>
    isTable(doc.lastChild) && transactions.some(({ docChanged }) => docChanged)
      ? tr.insert(doc.content.size, emptyLine(doc))
      : null,
});

/** Inserts an empty line before a table when Enter is pressed at the very beginning of a text. */
export const insertLineBeforeTable: Command = ({ doc, selection, tr }, dispatch) => {
  if (!isTable(doc.firstChild) || !selection.empty || selection.from !== Selection.atStart(doc).from) return false;
  tr.insert(0, emptyLine(doc));
  dispatch?.(tr.setSelection(TextSelection.atStart(tr.doc)).scrollIntoView());
  return true;
};

/** Converts copied content to text: a line for each row, and tabs between its cells. */
export const copiedText = (content: Fragment): string =>
  content.firstChild?.isBlock ? content.content.map(textOf).join('\n\n') : content.textBetween(0, content.size);

function textOf(block: Node): string {
  if (block.isTextblock) return block.textContent;
  const parts = block.children.map(textOf);
  if (block.type.name === 'tableRow') return parts.map((part) => part.replace(/\s+/g, ' ')).join('\t');
  return parts.join(isTable(block) ? '\n' : '\n\n');
}
