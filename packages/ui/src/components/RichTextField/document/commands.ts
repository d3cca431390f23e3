import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { setAlign } from './align';
import { linkAt, listTypeAt } from './formats';
import { schema } from './schema';
import { roomBeforeTable } from './table';

const { marks, nodes } = schema;

/** Makes a list of what is selected, makes one kind of list the other, or ends the list. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const now = listTypeAt(state);
    if (now === type) return liftListItem(nodes.listItem)(state, dispatch);
    if (!now) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    let depth = $from.depth;
    while ($from.node(depth).type !== now) depth -= 1;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
}

/** Leaves words alone: of what is selected, or of the paragraph that the caret is in. Lists stay. */
const clearFormatting: Command = (state, dispatch) => {
  const { empty, $from, from, to } = state.selection;
  const range = empty ? { from: $from.start(), to: $from.end() } : { from, to };
  dispatch?.(state.tr.removeMark(range.from, range.to).setBlockType(range.from, range.to, nodes.paragraph).setStoredMarks([]));
  return true;
};

/** Makes what is selected lead somewhere, or the link under the caret lead elsewhere. With neither the address itself is written. */
export const setLink =
  (href: string, shown: string): Command =>
  (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const link = marks.link.create({ href });
    const around = linkAt(state);
    const range = empty ? around : { from, to };
    if (range) dispatch?.(state.tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, link));
    else dispatch?.(state.tr.replaceSelectionWith(schema.text(shown, [link]), false));
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { empty, from, to } = state.selection;
  const range = empty ? linkAt(state) : { from, to };
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link));
  return true;
};

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Commands of the toolbar, by the names of its buttons. */
export const commands = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  underline: toggleMark(marks.underline),
  bulletList: toggleList(nodes.bulletList),
  numberedList: toggleList(nodes.numberedList),
  alignLeft: setAlign('left'),
  alignCenter: setAlign('center'),
  alignRight: setAlign('right'),
  clear: clearFormatting,
} satisfies Record<string, Command>;

export type FormatName = keyof typeof commands;

/** Formats that only letters have. */
export const ALIGN_NAMES = ['alignLeft', 'alignCenter', 'alignRight'] as const;
const isAlignName = (name: string) => (ALIGN_NAMES as readonly string[]).includes(name);

/** The keys of the toolbar's buttons. None is a browser's that is missed, or a page's of ours (`mod+k`, `mod+/`). */
export const FORMAT_KEYS: Record<FormatName, string> = {
  bold: 'mod+b',
  italic: 'mod+i',
  underline: 'mod+u',
  bulletList: 'mod+shift+8',
  numberedList: 'mod+shift+7',
  alignLeft: 'mod+shift+l',
  alignCenter: 'mod+shift+e',
  alignRight: 'mod+shift+r',
  clear: 'mod+\\',
};

const formatKeys = (hasAligns: boolean): Record<string, Command> =>
  Object.fromEntries(
    Object.entries(FORMAT_KEYS)
      .filter(([name]) => hasAligns || !isAlignName(name))
      .map(([name, keys]) => [
        keys.replace('mod', 'Mod').replace('shift', 'Shift').replaceAll('+', '-'),
        commands[name as FormatName],
      ]),
  );

/** Tab is not among them: it leads out of the field, as out of every other. */
export const editorKeys = (hasAligns: boolean): Record<string, Command> => ({
  ...formatKeys(hasAligns),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  Enter: chainCommands(roomBeforeTable, splitListItem(nodes.listItem)),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  'Mod-]': sinkListItem(nodes.listItem),
  'Mod-[': liftListItem(nodes.listItem),
});

export { baseKeymap as textKeys };
