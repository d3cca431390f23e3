import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isLinkAddress } from '../linkAddress';
import { alignable } from './align';
import { pictureSpec } from './picture';
import { tableSpecs } from './table';

/** Defines an inline mark by its tags; the first is used for writing. */
const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

const block = (tag: string, spec: NodeSpec): NodeSpec => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0], ...spec });

const heading = (tag: string) => alignable(tag, { group: 'block', content: 'inline*', defining: true });

/**
 * Everything that a text can contain. The toolbar makes less: headings, quotes and tables from other texts are kept, and any
 * content not named here is rejected, whatever is pasted.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: alignable('p', { group: 'block', content: 'inline*' }),
    heading2: heading('h2'),
    heading3: heading('h3'),
    heading4: heading('h4'),
    quote: block('blockquote', { group: 'block', content: 'block+', defining: true }),
    code: block('pre', {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    }),
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    bulletList: block('ul', { group: 'block', content: 'listItem+' }),
    numberedList: block('ol', { group: 'block', content: 'listItem+' }),
    listItem: block('li', { content: 'paragraph block*', defining: true }),
    ...tableSpecs,
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    picture: pictureSpec,
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs(element) {
            const href = element.getAttribute('href') ?? '';
            return isLinkAddress(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    bold: mark('strong', 'b'),
    italic: mark('em', 'i'),
    underline: mark('u'),
    strike: mark('s'),
    highlight: mark('mark'),
    inlineCode: mark('code'),
    subscript: mark('sub'),
    superscript: mark('sup'),
  },
});
