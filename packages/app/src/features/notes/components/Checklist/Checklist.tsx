import { NOTE_LIMITS, type NoteTask } from '@stockroom/contract';
import { IconButton, isComposing, Menu, Stack, TextField } from '@stockroom/ui';
import { type ClipboardEvent, type KeyboardEvent, memo, useRef } from 'react';
import { doneOf, openOf, pastedLines } from '#features/notes/model/tasks';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraftText } from '#shared/drafts/useDraft';
import { useFormat } from '#shared/format/useFormat';
import { useReorder } from '#shared/hooks/useReorder';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Add, Done, Grip, Line, Lines } from './Checklist.styles';
import { TaskLine } from './TaskLine';
import { type ChecklistActions, useChecklist } from './useChecklist';

/** A checklist: finished lines go to the bottom. Lines are edited, moved and indented by keyboard, menu or dragging. */
export function Checklist({ noteId, tasks, onChange }: ChecklistProps) {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const { value: text, set, forget } = useDraftText(draftSubject('note-item', noteId));
  const root = useRef<HTMLDivElement>(null);
  const { actions, addLines, begin } = useChecklist(root, tasks, onChange);
  const [open, done] = [openOf(tasks), doneOf(tasks)];
  const { drag, handlersOf } = useReorder((from, to) => {
    const [task, target] = [open[from], open[to]];
    if (task && target) actions.moveTo(task.id, target.id);
  });
  const isFull = tasks.length >= NOTE_LIMITS.tasks;

  const add = () => {
    const content = text.trim();
    if (content === '') return;
    // Taken as typed: only a pasted list has bullets before its lines.
    addLines([{ content, completed: false, indented: false }]);
    forget();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    add();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    addLines(pastedLines(`${text}${pasted}`));
    forget();
  };
  const targetOf = (place: number) =>
    !drag || drag.over !== place || drag.from === place ? undefined : drag.from < place ? 'after' : 'before';
  return (
    <Stack gap={2} ref={root} role="group" aria-label={t('checklist.label')}>
      {open.length > 0 && (
        <Lines>
          {open.map((task, place) => (
            <Line
              key={task.id}
              data-place={place}
              data-indented={task.indented || undefined}
              data-dragged={drag?.from === place || undefined}
              data-target={targetOf(place)}
            >
              <Grip {...handlersOf(place)}>
                <LineMenu
                  id={task.id}
                  content={task.content}
                  isFirst={place === 0}
                  isLast={place === open.length - 1}
                  indented={task.indented}
                  actions={actions}
                />
              </Grip>
              <TaskLine task={task} place={place + 1} actions={actions} />
            </Line>
          ))}
        </Lines>
      )}
      <Add data-add onPaste={paste}>
        <TextField
          label={t('checklist.add')}
          hideLabel
          placeholder={t('checklist.add')}
          value={text}
          onChange={(next) => {
            begin();
            set(next);
          }}
          onKeyDown={pressKey}
          maxLength={NOTE_LIMITS.task}
          disabled={isFull}
          help={isFull ? t('checklist.full', { limit: format.number(NOTE_LIMITS.tasks) }) : undefined}
          autoComplete="off"
          enterKeyHint="done"
        />
        <IconButton icon="add" variant="secondary" label={t('checklist.addNow')} disabled={isFull} onPress={add} />
      </Add>
      {done.length > 0 && (
        <>
          <Done>{t('checklist.done', { count: done.length, formatted: format.number(done.length) })}</Done>
          <Lines>
            {done.map((task, place) => (
              <Line key={task.id} data-done data-indented={task.indented || undefined}>
                <TaskLine task={task} place={open.length + place + 1} actions={actions} />
              </Line>
            ))}
          </Lines>
        </>
      )}
    </Stack>
  );
}

export interface ChecklistProps {
  noteId: string;
  tasks: NoteTask[];
  onChange: (tasks: NoteTask[]) => void;
}

/** The handle of a line: drag it to move the line, press it for a menu of actions. */
const LineMenu = memo(function LineMenu({ id, content, isFirst, isLast, indented, actions }: LineMenuProps) {
  const { t } = useTranslation('notes');
  const name = t('checklist.move', { name: content.trim() || t('checklist.empty') });
  return (
    <Menu
      label={name}
      placement="bottom start"
      trigger={<IconButton icon="menu" size="sm" tooltip={false} label={name} />}
      items={[
        { id: 'up', label: t('checklist.up'), icon: 'arrowUp', disabled: isFirst, onSelect: () => actions.move(id, -1) },
        { id: 'down', label: t('checklist.down'), icon: 'arrowDown', disabled: isLast, onSelect: () => actions.move(id, 1) },
        indented
          ? { id: 'out', label: t('checklist.outdent'), icon: 'chevronLeft', onSelect: () => actions.indent(id, false) }
          : {
              id: 'in',
              label: t('checklist.indent'),
              icon: 'chevronRight',
              disabled: isFirst,
              onSelect: () => actions.indent(id, true),
            },
      ]}
    />
  );
});

interface LineMenuProps {
  id: string;
  content: string;
  isFirst: boolean;
  isLast: boolean;
  indented: boolean;
  actions: ChecklistActions;
}
