import { BOARD_LIMITS, type ChecklistItem } from '@stockroom/contract';
import { IconButton, ProgressBar, TextField } from '@stockroom/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { added, isTitle, renamed, toggled, without } from '../../model/checklist';
import { Add, Heading, Items, Root } from './Checklist.styles';
import { Step } from './Step';

/** The steps of a card, with how far they are. */
export function Checklist({ items, onChange, newId = () => crypto.randomUUID() }: ChecklistProps) {
  const { t } = useTranslation('scrumboard');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const done = items.filter(({ completed }) => completed).length;
  const isFull = items.length >= BOARD_LIMITS.checklist;

  const canAdd = text.trim() !== '' && isTitle(text.trim());
  const add = () => {
    // What is too long stays in its field, whose counter says so.
    if (!canAdd) return;
    onChange(added(items, text, newId));
    setText('');
    input.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Root role="group" aria-label={t('checklist.title')}>
      {items.length === 0 && <Heading>{t('checklist.title')}</Heading>}
      {items.length > 0 && (
        <>
          <ProgressBar
            label={t('checklist.title')}
            value={done}
            max={items.length}
            valueText={t('checklist.done', { done, total: items.length })}
            tone={done === items.length ? 'success' : 'accent'}
          />
          <Items>
            {items.map((item) => (
              <Step
                key={item.id}
                item={item}
                onToggle={() => onChange(toggled(items, item.id))}
                onRename={(title) => onChange(renamed(items, item.id, title))}
                onRemove={() => {
                  // First: a step that is left keeps what was typed, and would come back with it.
                  input.current?.focus();
                  onChange(without(items, item.id));
                }}
              />
            ))}
          </Items>
        </>
      )}
      <Add>
        <TextField
          label={t('checklist.add')}
          hideLabel
          placeholder={t('checklist.add')}
          value={text}
          onChange={setText}
          onKeyDown={pressKey}
          maxLength={BOARD_LIMITS.checklistItem}
          disabled={isFull}
          autoComplete="off"
          enterKeyHint="done"
          inputRef={input}
        />
        <IconButton icon="add" variant="secondary" label={t('checklist.addStep')} disabled={isFull} onPress={add} />
      </Add>
    </Root>
  );
}

export interface ChecklistProps {
  items: readonly ChecklistItem[];
  onChange: (items: ChecklistItem[]) => void;
  newId?: () => string;
}
