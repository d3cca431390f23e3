import type { Node, NodeSpec } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';

/** Pictures embedded in their URL: none is requested, so no server learns that the text was viewed. */
const EMBEDDED = /^data:image\/(png|jpeg|webp|gif|avif);base64,/;

/** A picture in a line. */
export const pictureSpec: NodeSpec = {
  group: 'inline',
  inline: true,
  draggable: true,
  attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs(element) {
        const src = element.getAttribute('src') ?? '';
        return EMBEDDED.test(src) ? { src, alt: element.getAttribute('alt') ?? '' } : false;
      },
    },
  ],
  toDOM: ({ attrs }) => ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }],
};

/** A picture to insert at the caret. */
export interface InsertedPicture {
  /** A `data:` URL. */
  src: string;
  /** Its description: the file's name, until the user writes a better one. */
  alt: string;
}

/** Replaces the selection with pictures. */
export const insertPictures =
  (pictures: readonly InsertedPicture[]): Command =>
  ({ schema, tr }, dispatch) => {
    const nodes = pictures.flatMap(({ src, alt }): Node[] =>
      EMBEDDED.test(src) ? [schema.nodes['picture']?.create({ src, alt })].filter((node) => node !== undefined) : [],
    );
    for (const node of nodes) tr.replaceSelectionWith(node, false);
    dispatch?.(tr.scrollIntoView());
    return nodes.length > 0;
  };

/** Replaces the selection with text, in its formats. */
export const insertText =
  (text: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(text).scrollIntoView());
    return true;
  };
