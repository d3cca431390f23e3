import type { Command } from 'prosemirror-state';
import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import '../Icon/textIcons';
import { tabAfterKey } from '../Tabs/tabAfterKey';
import { ALIGN_NAMES, commands, type FormatName, removeLink, setLink } from './document/commands';
import type { Formats } from './document/formats';
import { insertText } from './document/picture';
import { FormatButton } from './FormatButton';
import { LinkButton } from './LinkButton';
import { PictureButton } from './PictureButton';
import { Tool, Tools } from './RichTextField.styles';
import type { MailEditorTools, RichTextLabels } from './types';

type ToolName = FormatName | 'link' | 'picture' | 'tool';

const TOOLS: readonly ToolName[] = ['bold', 'italic', 'underline', 'bulletList', 'numberedList', 'link', 'clear'];
const MAIL_TOOLS: readonly ToolName[] = [...TOOLS.slice(0, -2), ...ALIGN_NAMES, 'link', 'picture', 'tool', 'clear'];
const GROUP_ENDS: readonly ToolName[] = ['underline', 'numberedList', 'alignRight'];

/** The formats of a text. Renders a `toolbar` with a single tab stop; arrow keys, Home and End move through it. */
export function RichTextToolbar({
  labels,
  formats,
  controls,
  mailTools,
  disabled = false,
  onRun,
  onPictures,
  onLeave,
}: RichTextToolbarProps) {
  const [stop, setStop] = useState<ToolName>('bold');
  const tools = mailTools ? MAIL_TOOLS.filter((name) => name !== 'tool' || mailTools.Tool) : TOOLS;
  const LetterTool = mailTools?.Tool;
  const isPoppedUp = useRef(false);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (!isInside(event)) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ids = tools.map((id) => ({ id }));
    const next = tabAfterKey(ids, stop, event.key, rightToLeft);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-tool=${next}] button`)?.focus();
  };
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = target.closest<HTMLElement>('[data-tool]')?.dataset['tool'];
    if (focused) setStop(focused as ToolName);
    // The address dialog, or the tool's popover, returned the focus. Typing continues in the text.
    if (isPoppedUp.current) onLeave();
    isPoppedUp.current = false;
  };
  const runPopped = (command: Command) => {
    isPoppedUp.current = true;
    onRun(command);
  };
  return (
    <Tools
      role="toolbar"
      aria-label={labels.toolbar}
      aria-controls={controls}
      onKeyDown={walk}
      onFocus={follow}
      // A press leaves the focus, and with it the selection, in the text.
      onMouseDown={(event) => isInside(event) && event.preventDefault()}
    >
      {tools.map((name) => {
        const tab = { disabled, tabIndex: name === stop ? (0 as const) : (-1 as const) };
        const shared = { ...tab, labels };
        return (
          <Tool key={name} data-tool={name} data-ends-group={GROUP_ENDS.includes(name) || undefined}>
            {name === 'picture' ? (
              <PictureButton {...tab} label={labels.picture} onFiles={onPictures} />
            ) : name === 'tool' ? (
              LetterTool && <LetterTool {...tab} onInsert={(text) => runPopped(insertText(text))} />
            ) : name === 'link' ? (
              <LinkButton
                {...shared}
                href={formats.link}
                onApply={(href, typed) => runPopped(setLink(href, typed))}
                onRemove={() => runPopped(removeLink)}
              />
            ) : (
              <FormatButton
                {...shared}
                name={name}
                pressed={name === 'clear' ? undefined : formats[name]}
                onPress={() => {
                  onRun(commands[name]);
                  onLeave();
                }}
              />
            )}
          </Tool>
        );
      })}
    </Tools>
  );
}

/**
 * Whether an event comes from the toolbar itself. A tool's popover is elsewhere in the document, but React passes its events on
 * to the toolbar.
 */
const isInside = ({ currentTarget, target }: SyntheticEvent) => currentTarget.contains(target as Node);

interface RichTextToolbarProps {
  labels: RichTextLabels;
  formats: Formats;
  /** Id of the editable area. */
  controls: string;
  /** Extra tools for mails. */
  mailTools?: MailEditorTools;
  disabled?: boolean;
  /** Called with files to insert into the text as pictures. */
  onPictures: (files: File[]) => void;
  /** Runs a command on the selection. */
  onRun: (command: Command) => void;
  /** Returns the focus to the text. */
  onLeave: () => void;
}
