import { IconButton, ProgressBar, TextField, isComposing, Text, Stack } from '@stockroom/ui';
import { type KeyboardEvent, useRef } from 'react';
import { draftSubject } from '../drafts/draftSubject';
import { useDraftText } from '../drafts/useDraft';
import { useIdempotentCreate } from '../query/useIdempotentCreate';
import { Add, Items } from './Checklist.styles';
import type { ChecklistLabels } from './labels';
import { Step } from './Step';
import { addStep, type ChecklistLimits, type ChecklistStep, isValidTitle, renameStep, toggleStep, removeStep } from './steps';

/** A checklist with its progress: steps are checked, renamed in place, removed, and added by typing. */
export function Checklist({ owner, items, limits, labels, readOnly = false, onChange }: ChecklistProps) {
  const { value: text, set, forget } = useDraftText(draftSubject('step', owner));
  const input = useRef<HTMLInputElement>(null);
  const done = items.filter(({ completed }) => completed).length;
  const isFull = items.length >= limits.steps;

  const canAdd = isValidTitle(text, limits);
  const { create, begin } = useIdempotentCreate((title: string, idOf) => onChange(addStep(items, title, idOf, limits)), {
    stays: true,
  });
  const add = () => {
    // A text that is too long stays in its field, where the counter shows it.
    if (!canAdd) return;
    create(text);
    forget();
    input.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    add();
  };
  if (readOnly && items.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-label={labels.title}>
      {items.length === 0 && (
        <Text font="label" as="span">
          {labels.title}
        </Text>
      )}
      {items.length > 0 && (
        <>
          <ProgressBar
            label={labels.title}
            value={done}
            max={items.length}
            valueText={labels.done(done, items.length)}
            tone={done === items.length ? 'success' : 'accent'}
          />
          <Items aria-label={labels.title}>
            {items.map((item) => (
              <Step
                key={item.id}
                item={item}
                limit={limits.title}
                labels={labels}
                readOnly={readOnly}
                onToggle={() => onChange(toggleStep(items, item.id))}
                onRename={(title) => onChange(renameStep(items, item.id, title, limits))}
                onRemove={() => {
                  // Moves the focus first: a step that loses the focus saves its text, which would restore the removed step.
                  input.current?.focus();
                  onChange(removeStep(items, item.id));
                }}
              />
            ))}
          </Items>
        </>
      )}
      {!readOnly && (
        <Add>
          <TextField
            label={labels.add}
            hideLabel
            placeholder={labels.add}
            value={text}
            onChange={(next) => {
              begin();
              set(next);
            }}
            onKeyDown={pressKey}
            maxLength={limits.title}
            disabled={isFull}
            autoComplete="off"
            enterKeyHint="done"
            ref={input}
          />
          <IconButton icon="add" variant="secondary" label={labels.addStep} disabled={isFull} onPress={add} />
        </Add>
      )}
    </Stack>
  );
}

export interface ChecklistProps {
  /** Id of the checklist's owner. */
  owner: string;
  items: readonly ChecklistStep[];
  limits: ChecklistLimits;
  labels: ChecklistLabels;
  /** Whether the steps are only shown. @default false */
  readOnly?: boolean;
  onChange: (items: ChecklistStep[]) => void;
}
