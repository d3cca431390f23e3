import { NOTE_LIMITS, type NoteTask } from '@stockroom/contract';
import { Checkbox, IconButton, isComposing } from '@stockroom/ui';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { pastedLines } from '#features/notes/model/tasks';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Box, TextBlock } from './Checklist.styles';
import type { ChecklistActions } from './useChecklist';

/**
 * A line of a checklist: its checkbox, its text, and a remove button. Enter starts another line, Backspace in an empty one goes
 * back to the previous; with Alt the arrow keys move it, with Ctrl or Cmd `]` and `[` indent it.
 */
export const TaskLine = memo(function TaskLine({ task, place, actions }: TaskLineProps) {
  const { t } = useTranslation('notes');
  const { id, content, completed, indented } = task;
  const name = content.trim() || t('checklist.empty');

  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actOf = (event: KeyboardEvent<HTMLTextAreaElement>): (() => void) | null => {
    if (event.key === 'Enter') return () => actions.enter(id);
    if (event.key === 'Backspace' && content === '') return () => actions.remove(id);
    if (event.altKey && event.key === 'ArrowUp') return () => actions.move(id, -1);
    if (event.altKey && event.key === 'ArrowDown') return () => actions.move(id, 1);
    if ((event.ctrlKey || event.metaKey) && event.key === ']') return () => actions.indent(id, true);
    if ((event.ctrlKey || event.metaKey) && event.key === '[') return () => actions.indent(id, false);
    return null;
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(text.trim())) return;
    const [first, ...rest] = pastedLines(text);
    if (!first) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    actions.paste(
      id,
      content.slice(0, selectionStart) + first.content + content.slice(selectionEnd),
      rest.map((line) => ({ ...line, indented: line.indented || indented })),
    );
  };
  return (
    <>
      <Box>
        <Checkbox label={name} hideLabel checked={completed} onChange={() => actions.toggle(id)} />
      </Box>
      <TextBlock
        data-line={id}
        rows={1}
        aria-label={t('checklist.line', { place })}
        aria-invalid={content.length > NOTE_LIMITS.task || undefined}
        value={content}
        onChange={(event) => actions.change(id, event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={pressKey}
        onPaste={paste}
        onBlur={() => actions.removeIfEmpty(id)}
      />
      <IconButton
        icon="close"
        size="sm"
        tooltip={false}
        label={t('checklist.remove', { name })}
        onPress={() => actions.remove(id)}
      />
    </>
  );
});

interface TaskLineProps {
  task: NoteTask;
  /** From 1. */
  place: number;
  actions: ChecklistActions;
}
