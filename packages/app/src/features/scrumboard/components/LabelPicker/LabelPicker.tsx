import { type BoardLabel, BOARD_LIMITS } from '@stockroom/contract';
import { Button, findByKey, foldText, TextField } from '@stockroom/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { sameTitle } from '../../model/labels';
import { LabelRow, type LabelRowProps } from './LabelRow';
import { Heading, List, Nothing, Root, Top } from './LabelPicker.styles';

/**
 * The labels of a board: put on and taken off, found by typing, made, renamed, coloured and deleted in place. Enter puts the first
 * found on or off, or makes the one typed (screens, 4.1).
 */
export function LabelPicker({ labels, selected, onToggle, onAdd, onChange, onRemove }: LabelPickerProps) {
  const { t } = useTranslation('scrumboard');
  const locale = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const wanted = foldText(text);
  const compare = new Intl.Collator(locale, { numeric: true }).compare;
  const found = labels.filter(({ title }) => foldText(title).includes(wanted)).toSorted((a, b) => compare(a.title, b.title));
  const title = text.trim();
  const canAdd = onAdd && title !== '' && !sameTitle(labels, title) && [...title].length <= BOARD_LIMITS.labelTitle;
  const add = () => {
    onAdd?.(title);
    setText('');
  };
  const [first] = found;
  const pressKey = (event: KeyboardEvent) =>
    findByKey(event, {
      text,
      onClear: () => setText(''),
      onTake: title !== '' && first && onToggle ? () => onToggle(first.id) : undefined,
      onMake: canAdd && !first ? add : undefined,
    });

  return (
    <Root role="group" aria-labelledby={id}>
      <Top>
        <Heading id={id}>{t('labels.title')}</Heading>
      </Top>
      <TextField
        label={onAdd ? t('labels.findOrAdd') : t('labels.find')}
        hideLabel
        placeholder={onAdd ? t('labels.findOrAdd') : t('labels.find')}
        value={text}
        onChange={setText}
        onKeyDown={pressKey}
        inputRef={field}
        maxLength={BOARD_LIMITS.labelTitle}
        autoComplete="off"
      />
      {labels.length === 0 && <Nothing>{t('labels.none')}</Nothing>}
      {found.length > 0 && (
        <List>
          {found.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              isOn={selected.includes(label.id)}
              isEdited={edited === label.id}
              isTaken={(other) => sameTitle(labels, other, label.id)}
              onToggle={onToggle}
              onEdit={(isEdited) => setEdited(isEdited ? label.id : null)}
              onChange={onChange}
              onRemove={() => {
                onRemove(label.id);
                setEdited(null);
                field.current?.focus();
              }}
            />
          ))}
        </List>
      )}
      {canAdd && (
        <Button size="sm" variant="quiet" icon="add" onPress={add}>
          {t('labels.add', { label: title })}
        </Button>
      )}
    </Root>
  );
}

export interface LabelPickerProps extends Pick<LabelRowProps, 'onToggle' | 'onChange'> {
  labels: readonly BoardLabel[];
  /** Ids of those that are on. */
  selected: readonly string[];
  onAdd?: (title: string) => void;
  onRemove: (id: string) => void;
}
