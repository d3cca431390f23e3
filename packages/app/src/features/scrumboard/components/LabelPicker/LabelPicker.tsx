import { type BoardLabel, BOARD_LIMITS } from '@stockroom/contract';
import { Button, Checkbox, findByKey, foldText, IconButton, TextField } from '@stockroom/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { sameTitle } from '../../model/labels';
import { LabelEditor } from './LabelEditor';
import { Heading, List, Nothing, Pill, Root, Row, Top } from './LabelPicker.styles';

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
        maxLength={BOARD_LIMITS.labelTitle}
        autoComplete="off"
      />
      {labels.length === 0 && <Nothing>{t('labels.none')}</Nothing>}
      {found.length > 0 && (
        <List>
          {found.map((label) => (
            <li key={label.id}>
              <Row>
                {onToggle ? (
                  <Checkbox
                    label={<Pill data-tone={label.color}>{label.title}</Pill>}
                    checked={selected.includes(label.id)}
                    onChange={() => onToggle(label.id)}
                  />
                ) : (
                  <Pill data-tone={label.color}>{label.title}</Pill>
                )}
                <IconButton
                  icon={edited === label.id ? 'chevronUp' : 'edit'}
                  size="sm"
                  label={t('labels.edit', { label: label.title })}
                  expanded={edited === label.id}
                  onPress={() => setEdited(edited === label.id ? null : label.id)}
                />
              </Row>
              {edited === label.id && (
                <LabelEditor
                  key={label.id}
                  label={label}
                  isTaken={(other) => sameTitle(labels, other, label.id)}
                  onSave={(patch) => {
                    onChange(label.id, patch);
                    setEdited(null);
                  }}
                  onRemove={() => {
                    onRemove(label.id);
                    setEdited(null);
                  }}
                />
              )}
            </li>
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

export interface LabelPickerProps {
  labels: readonly BoardLabel[];
  /** Ids of those that are on. */
  selected: readonly string[];
  /** Left out where labels are kept and none is put on anything. */
  onToggle?: (id: string) => void;
  onAdd?: (title: string) => void;
  onChange: (id: string, patch: { title?: string; color?: BoardLabel['color'] }) => void;
  onRemove: (id: string) => void;
}
