import { BOARD_LIMITS, type ChecklistItem } from '@stockroom/contract';
import { Checkbox, IconButton, TextField } from '@stockroom/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Item } from './Checklist.styles';

/** A step, which is renamed in place: Enter and leaving it keep the new name, Escape the old one. */
export function Step({ item, onToggle, onRename, onRemove }: StepProps) {
  const { t } = useTranslation('scrumboard');
  const [draft, setDraft] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const keep = () => {
    if (draft !== null) onRename(draft);
    setDraft(null);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    // The field would take it along.
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
        <Checkbox label={<span>{item.title}</span>} checked={item.completed} onChange={onToggle} />
      ) : (
        <TextField
          label={t('checklist.name')}
          hideLabel
          value={draft}
          onChange={setDraft}
          maxLength={BOARD_LIMITS.checklistItem}
          autoComplete="off"
          inputRef={(field) => field?.focus()}
          onKeyDown={pressKey}
        />
      )}
      <IconButton
        icon="edit"
        size="sm"
        label={t('checklist.edit', { step: item.title })}
        pressed={draft !== null}
        onPress={() => (draft === null ? setDraft(item.title) : keep())}
        buttonRef={edit}
      />
      <IconButton icon="close" size="sm" label={t('checklist.remove', { step: item.title })} onPress={onRemove} />
    </Item>
  );
}

interface StepProps {
  item: ChecklistItem;
  onToggle: () => void;
  onRename: (title: string) => void;
  onRemove: () => void;
}
