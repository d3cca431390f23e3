import { DOMParser as DocumentReader, DOMSerializer, type Node } from 'prosemirror-model';
import { schema } from './schema';
import { blocksOf, withLineAfterTable } from './table';

/** Cleans HTML: one of two layers; the schema, which rejects unknown content, is the other. */
export type Sanitize = (html: string) => string;

const reader = DocumentReader.fromSchema(schema);
const writer = DOMSerializer.fromSchema(schema);

/** Parses HTML as a document of the editor. Nothing in it runs or is loaded meanwhile. */
export function readHtml(html: string, sanitize: Sanitize): Node {
  return withLineAfterTable(reader.parse(new DOMParser().parseFromString(sanitize(html), 'text/html').body));
}

/**
 * Creates a function that writes documents as HTML: '' for an empty document. It caches unchanged blocks, so that each letter
 * in a long text costs no more than in a short one.
 */
export function createHtmlWriter(sanitize: Sanitize): (doc: Node) => string {
  const written = new WeakMap<Node, string>();
  const write = (block: Node): string => {
    const known = written.get(block);
    if (known !== undefined) return known;
    const holder = document.createElement('div');
    holder.append(writer.serializeNode(block));
    const html = sanitize(keepSpaces(holder.innerHTML));
    written.set(block, html);
    return html;
  };
  return (doc) => (isBlank(doc) ? '' : blocksOf(doc).map(write).join(''));
}

/** Whether the document is empty: one empty paragraph. */
export const isBlank = (doc: Node): boolean =>
  doc.childCount === 1 && doc.firstChild?.type === schema.nodes.paragraph && doc.firstChild.content.size === 0;

/** Keeps spaces. HTML collapses two into one, and drops those at the ends of a block. */
const keepSpaces = (html: string) =>
  html
    .replace(/ (?= )/g, '&nbsp;')
    .replace(/(<(?:p|h[234])(?: align="\w+")?>) /g, '$1&nbsp;')
    .replace(/ (<\/(?:p|h[234])>)/g, '&nbsp;$1');
