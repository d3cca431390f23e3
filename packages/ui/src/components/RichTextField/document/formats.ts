import type { MarkType, NodeType } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { alignAt } from './align';
import { isBlank } from './html';
import { schema } from './schema';

/** Formats at the caret or the selection, for the toolbar. */
export interface Formats {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  bulletList: boolean;
  numberedList: boolean;
  alignLeft: boolean;
  alignCenter: boolean;
  alignRight: boolean;
  /** Address of the link under the caret; '' outside a link. */
  link: string;
  /** Whether the text is empty. */
  blank: boolean;
}

export const NO_FORMATS: Formats = {
  bold: false,
  italic: false,
  underline: false,
  bulletList: false,
  numberedList: false,
  alignLeft: false,
  alignCenter: false,
  alignRight: false,
  link: '',
  blank: false,
};

export function formatsOf(state: EditorState): Formats {
  const { marks, nodes } = schema;
  const list = listTypeAt(state);
  const align = alignAt(state);
  return {
    bold: hasMark(state, marks.bold),
    italic: hasMark(state, marks.italic),
    underline: hasMark(state, marks.underline),
    bulletList: list === nodes.bulletList,
    numberedList: list === nodes.numberedList,
    alignLeft: align === 'left',
    alignCenter: align === 'center',
    alignRight: align === 'right',
    link: linkAt(state)?.href ?? '',
    blank: isBlank(state.doc),
  };
}

export const sameFormats = (a: Formats, b: Formats): boolean =>
  Object.entries(a).every(([name, value]) => b[name as keyof Formats] === value);

/** Returns the kind of the innermost list around the selection. */
export function listTypeAt({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === schema.nodes.bulletList || type === schema.nodes.numberedList) return type;
  }
  return null;
}

/** Returns the link in which the selection begins, with its whole extent. */
export function linkAt({ selection: { $from }, doc }: EditorState): { from: number; to: number; href: string } | null {
  const link = (node: { marks: readonly { type: MarkType; attrs: Record<string, unknown> }[] } | null | undefined) =>
    node?.marks.find(({ type }) => type === schema.marks.link)?.attrs['href'];
  const { parent } = $from;
  const inside = link($from.nodeAfter) ?? link($from.nodeBefore);
  if (typeof inside !== 'string') return null;
  let index = Math.min($from.index(), parent.childCount - 1);
  if (link(parent.child(index)) !== inside) index -= 1;
  let [first, last] = [index, index + 1];
  while (first > 0 && link(parent.child(first - 1)) === inside) first -= 1;
  while (last < parent.childCount && link(parent.child(last)) === inside) last += 1;
  const place = (to: number) => parent.children.slice(0, to).reduce((sum, { nodeSize }) => sum + nodeSize, $from.start());
  return { from: place(first), to: Math.min(place(last), doc.content.size), href: inside };
}

function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { empty, from, to, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}
