import { TASK_LIMITS, type TaskPerson, type TaskTag } from '@stockroom/contract';
import { IconButton, TextField } from '@stockroom/ui';
import { type Ref, Suspense, useState } from 'react';
import type { QuickFacts, QuickTask } from '#features/tasks/model/quickAdd';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraftText } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyExtra } from '#shared/routing/lazyComponent';
import { Form } from './QuickAdd.styles';

/** The parser of written dates loads with the first typed letter. */
const QuickAddPreview = lazyExtra(async () => (await import('./lazyComponents')).QuickAddPreview);

/**
 * A form for a task in one line: the recognised parts are shown below, and a click turns each back into text. Enter adds the
 * task and stays for the next.
 */
export function QuickAdd({ tags, people, now, ref, onAdd }: QuickAddProps) {
  const { t } = useTranslation('tasks');
  const { value: text, set, forget } = useDraftText(draftSubject('quick-task'));
  const [plainParts, setPlainParts] = useState<ReadonlySet<string>>(new Set());
  const facts = { now, tags, people, plainParts };
  const add = () => {
    if (text.trim() === '' || [...text].length > TASK_LIMITS.title) return;
    void parseQuickAdd(text, facts).then(onAdd);
    forget();
    setPlainParts(new Set());
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
      {text !== '' && (
        <Suspense fallback={null}>
          <QuickAddPreview text={text} facts={facts} onKeepAsText={(piece) => setPlainParts(new Set([...plainParts, piece]))} />
        </Suspense>
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

/**
 * Parses a task from one line. The parser of written dates loads on demand; where it can't be loaded, the line is the title.
 */
async function parseQuickAdd(text: string, facts: QuickFacts): Promise<QuickTask> {
  try {
    const { parseQuickTask } = await import('./lazyComponents');
    return parseQuickTask(text, facts);
  } catch {
    return { text, patch: { title: text.trim() }, newTags: [], parts: [] };
  }
}
