import type { NodeSpec } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';

/** On which side the lines of a block begin. `left` is what is never written down. */
export type Align = 'left' | 'center' | 'right';

const isAlign = (value: string | null): value is 'center' | 'right' => value === 'center' || value === 'right';

/** A block whose lines can stand elsewhere than left; said by the attribute that every mail program reads. */
export const alignable = (tag: string, spec: NodeSpec): NodeSpec => ({
  attrs: { align: { default: null } },
  parseDOM: [
    {
      tag,
      getAttrs(element) {
        const align = element.getAttribute('align') ?? element.style.textAlign;
        return { align: isAlign(align) ? align : null };
      },
    },
  ],
  toDOM: ({ attrs }) => [tag, isAlign(attrs['align'] as string | null) ? { align: String(attrs['align']) } : {}, 0],
  ...spec,
});

/** Where the lines of the block with the caret begin. */
export function alignAt({ selection: { $from } }: EditorState): Align {
  const align = $from.parent.attrs['align'] as string | null | undefined;
  return isAlign(align ?? null) ? (align as Align) : 'left';
}

/** Moves the lines of all blocks that are selected. */
export const setAlign =
  (align: Align): Command =>
  ({ selection: { from, to }, doc, tr }, dispatch) => {
    doc.nodesBetween(from, to, (node, at) => {
      if (node.type.spec.attrs?.['align']) tr.setNodeAttribute(at, 'align', align === 'left' ? null : align);
    });
    dispatch?.(tr);
    return true;
  };
