import { type BoardLabel, BOARD_LIMITS, LABEL_COLORS } from '@stockroom/contract';
import { Button, TextField } from '@stockroom/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Buttons, Editor, Swatch, Swatches } from './LabelPicker.styles';

/** Title and colour of a label. Enter in the title saves them, Escape leaves them as they were. */
export function LabelEditor({ label, isTaken, onSave, onCancel, onRemove }: LabelEditorProps) {
  const { t } = useTranslation('scrumboard');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState(label.title);
  const [color, setColor] = useState(label.color);
  const [isTried, setTried] = useState(false);
  const problem = problemOf(title, isTaken);
  // The list of labels scrolls, and the last one's editor opens below its edge.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const save = () => {
    if (problem) setTried(true);
    else onSave({ title: title.trim(), color });
  };
  return (
    <Editor
      ref={root}
      role="group"
      aria-label={t('labels.edit', { label: label.title })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Not for the dialog it lies in.
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextField
        label={t('labels.name')}
        value={title}
        onChange={setTitle}
        maxLength={BOARD_LIMITS.labelTitle}
        error={isTried && problem ? t(`labels.${problem}`) : undefined}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <Swatches role="radiogroup" aria-label={t('labels.color')}>
        {LABEL_COLORS.map((value) => (
          <Swatch key={value} data-tone={value}>
            <input type="radio" name={id} checked={value === color} onChange={() => setColor(value)} />
            <span>{t(`labels.colors.${value}`)}</span>
          </Swatch>
        ))}
      </Swatches>
      <Buttons>
        <Button size="sm" variant="quiet" icon="delete" onPress={onRemove}>
          {t('labels.remove')}
        </Button>
        <Button size="sm" onPress={save}>
          {t('labels.save')}
        </Button>
      </Buttons>
    </Editor>
  );
}

function problemOf(title: string, isTaken: (title: string) => boolean): 'empty' | 'taken' | 'long' | null {
  if (title.trim() === '') return 'empty';
  if ([...title.trim()].length > BOARD_LIMITS.labelTitle) return 'long';
  return isTaken(title) ? 'taken' : null;
}

export interface LabelEditorProps {
  label: BoardLabel;
  /** Whether another label has this title. */
  isTaken: (title: string) => boolean;
  onSave: (patch: { title: string; color: BoardLabel['color'] }) => void;
  onCancel: () => void;
  onRemove: () => void;
}
