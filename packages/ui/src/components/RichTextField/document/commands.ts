import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { setAlign } from './align';
import { linkAt, listTypeAt } from './formats';
import { schema } from './schema';
import { insertLineBeforeTable } from './table';

const { marks, nodes } = schema;

/** Turns the selection into a list, changes the kind of the list, or ends it. */
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

/** Removes the formats of the selection, or of the paragraph with the caret. Lists stay. */
const clearFormatting: Command = (state, dispatch) => {
  const { empty, $from, from, to } = state.selection;
  const range = empty ? { from: $from.start(), to: $from.end() } : { from, to };
  dispatch?.(state.tr.removeMark(range.from, range.to).setBlockType(range.from, range.to, nodes.paragraph).setStoredMarks([]));
  return true;
};

/**
 * Links the selection to an address, or changes the address of the link under the caret. With neither, inserts the address as
 * text.
 */
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

/** Formats that only mails have. */
export const ALIGN_NAMES = ['alignLeft', 'alignCenter', 'alignRight'] as const;
const isAlignName = (name: string) => (ALIGN_NAMES as readonly string[]).includes(name);

/**
 * The shortcuts of the toolbar's buttons. None replaces an important one of the browser, or one of our pages (`mod+k`,
 * `mod+/`).
 */
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

/** Returns the editor's keys. Tab is not among them: it leaves the field, as in every other. */
export const editorKeys = (hasAligns: boolean): Record<string, Command> => ({
  ...formatKeys(hasAligns),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  Enter: chainCommands(insertLineBeforeTable, splitListItem(nodes.listItem)),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  'Mod-]': sinkListItem(nodes.listItem),
  'Mod-[': liftListItem(nodes.listItem),
});

export { baseKeymap as textKeys };
