import { BOARD_LIMITS, type ChecklistItem } from '@stockroom/contract';
import { Checkbox, IconButton, ProgressBar, TextField } from '@stockroom/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { added, isTitle, renamed, toggled, without } from '../../model/checklist';
import { Add, Heading, Item, Items, Root } from './Checklist.styles';

/** The steps of a card, with how far they are. */
export function Checklist({ items, onChange, newId = () => crypto.randomUUID() }: ChecklistProps) {
  const { t } = useTranslation('scrumboard');
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
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
              <Item key={item.id} data-done={item.completed || undefined}>
                {edited === item.id ? (
                  <StepField
                    item={item}
                    onRename={(title) => {
                      onChange(renamed(items, item.id, title));
                      setEdited(null);
                    }}
                  />
                ) : (
                  <Checkbox
                    label={<span>{item.title}</span>}
                    checked={item.completed}
                    onChange={() => onChange(toggled(items, item.id))}
                  />
                )}
                <IconButton
                  icon="edit"
                  size="sm"
                  label={t('checklist.edit', { step: item.title })}
                  pressed={edited === item.id}
                  onPress={() => setEdited(edited === item.id ? null : item.id)}
                />
                <IconButton
                  icon="close"
                  size="sm"
                  label={t('checklist.remove', { step: item.title })}
                  onPress={() => {
                    onChange(without(items, item.id));
                    input.current?.focus();
                  }}
                />
              </Item>
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

function StepField({ item, onRename }: { item: ChecklistItem; onRename: (title: string) => void }) {
  const { t } = useTranslation('scrumboard');
  const [title, setTitle] = useState(item.title);
  return (
    <TextField
      label={t('checklist.name')}
      hideLabel
      value={title}
      onChange={setTitle}
      maxLength={BOARD_LIMITS.checklistItem}
      autoComplete="off"
      inputRef={(field) => field?.focus()}
      onBlur={() => onRename(title)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        onRename(event.key === 'Enter' ? title : item.title);
      }}
    />
  );
}

export interface ChecklistProps {
  items: readonly ChecklistItem[];
  onChange: (items: ChecklistItem[]) => void;
  newId?: () => string;
}
