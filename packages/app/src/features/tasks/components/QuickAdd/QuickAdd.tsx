import { TASK_LIMITS, type TaskPerson, type TaskTag } from '@stockroom/contract';
import { Chip, IconButton, TextField } from '@stockroom/ui';
import { type Ref, useState } from 'react';
import { draftSubject } from '../../../../shared/drafts/draftSubject';
import { useDraftText } from '../../../../shared/drafts/useDraft';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { type QuickTask, readQuickTask } from '../../model/quickAdd';
import { Form, Parts } from './QuickAdd.styles';

/** A task in one line: what is understood of it is shown beneath, and taken for words again by a press. Enter adds it and stays for the next. */
export function QuickAdd({ tags, people, now, ref, onAdd }: QuickAddProps) {
  const { t } = useTranslation('tasks');
  const { value: text, set, forget } = useDraftText(draftSubject('quick-task'));
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const task = readQuickTask(text, { now, tags, people, kept });
  const { title } = task.patch;
  const add = () => {
    if (title === '' || [...title].length > TASK_LIMITS.title) return;
    onAdd(task);
    forget();
    setKept(new Set());
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={t('quick.label')}
        hideLabel
        placeholder={t('quick.placeholder')}
        value={text}
        onChange={set}
        maxLength={TASK_LIMITS.title}
        autoComplete="off"
        enterKeyHint="done"
        ref={ref}
      />
      <IconButton icon="add" variant="secondary" label={t('quick.add')} onPress={add} />
      {task.parts.length > 0 && (
        <Parts>
          {task.parts.map(({ kind, text: piece }) => (
            <Chip
              key={`${kind} ${piece}`}
              removeLabel={t('quick.keep', { text: piece })}
              onRemove={() => setKept(new Set([...kept, piece]))}
            >
              {t(`quick.kinds.${kind}`, { text: piece })}
            </Chip>
          ))}
        </Parts>
      )}
    </Form>
  );
}

interface QuickAddProps {
  tags: readonly TaskTag[];
  people: readonly TaskPerson[];
  now: number;
  ref?: Ref<HTMLInputElement>;
  onAdd: (task: QuickTask) => void;
}
