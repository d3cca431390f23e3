import type { NodeSpec } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';

/** The side at which the lines of a block are aligned. `left` is never written to the HTML. */
export type Align = 'left' | 'center' | 'right';

const isAlign = (value: string | null): value is 'center' | 'right' => value === 'center' || value === 'right';

/** Makes a block that can be aligned, by the attribute that every mail program reads. */
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

/** Returns the alignment of the block with the caret. */
export function alignAt({ selection: { $from } }: EditorState): Align {
  const align = $from.parent.attrs['align'] as string | null | undefined;
  return isAlign(align ?? null) ? (align as Align) : 'left';
}

/** Aligns all selected blocks. */
export const setAlign =
  (align: Align): Command =>
  ({ selection: { from, to }, doc, tr }, dispatch) => {
    doc.nodesBetween(from, to, (node, at) => {
      if (node.type.spec.attrs?.['align']) tr.setNodeAttribute(at, 'align', align === 'left' ? null : align);
    });
    dispatch?.(tr);
    return true;
  };
