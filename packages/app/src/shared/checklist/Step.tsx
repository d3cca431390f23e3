import { Checkbox, IconButton, TextField, isComposing } from '@stockroom/ui';
import { type KeyboardEvent, useRef } from 'react';
import * as v from 'valibot';
import { draftSubject } from '../drafts/draftSubject';
import { useDraft } from '../drafts/useDraft';
import { Item } from './Checklist.styles';
import type { ChecklistLabels } from './labels';
import type { ChecklistStep } from './steps';

const Title = v.nullable(v.string());

/** A step, renamed in place: Enter and leaving the field save the new name, Escape keeps the old one. */
export function Step({ item, limit, labels, readOnly, onToggle, onRename, onRemove }: StepProps) {
  const { value: draft, set: setDraft, isRestored } = useDraft<string | null>(draftSubject('step-title', item.id), Title, null);
  const edit = useRef<HTMLButtonElement>(null);
  const keep = () => {
    if (draft !== null) onRename(draft);
    setDraft(null);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    // Before the field is removed, which would lose the focus.
    edit.current?.focus();
    if (event.key === 'Enter') keep();
    else setDraft(null);
  };
  return (
    <Item
      data-done={item.completed || undefined}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || keep()}
    >
      {draft === null ? (
        <Checkbox label={<span>{item.title}</span>} checked={item.completed} readOnly={readOnly} onChange={onToggle} />
      ) : (
        <TextField
          label={labels.name}
          hideLabel
          value={draft}
          onChange={setDraft}
          maxLength={limit}
          autoComplete="off"
          ref={isRestored ? undefined : (field) => field?.focus()}
          onKeyDown={pressKey}
        />
      )}
      {!readOnly && (
        <>
          <IconButton
            icon="edit"
            size="sm"
            label={labels.edit(item.title)}
            pressed={draft !== null}
            onPress={() => (draft === null ? setDraft(item.title) : keep())}
            ref={edit}
          />
          <IconButton icon="close" size="sm" label={labels.remove(item.title)} onPress={onRemove} />
        </>
      )}
    </Item>
  );
}

interface StepProps {
  item: ChecklistStep;
  /** Maximum length of a title, in graphemes. */
  limit: number;
  labels: ChecklistLabels;
  readOnly: boolean;
  onToggle: () => void;
  onRename: (title: string) => void;
  onRemove: () => void;
}
