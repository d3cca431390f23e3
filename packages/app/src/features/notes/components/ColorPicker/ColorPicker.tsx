import { NOTE_COLORS, type NoteColor } from '@stockroom/contract';
import { Icon } from '@stockroom/ui';
import { useId } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Choice, Choices } from './ColorPicker.styles';

/** The colour of a note: a colour of the contract, or none. Renders a group of native radio buttons. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const { t } = useTranslation('notes');
  const name = useId();
  return (
    <Choices role="radiogroup" aria-label={t('color.label')}>
      {NOTE_COLORS.map((color) => (
        <Choice key={color} data-color={color} title={t(`color.names.${color}`)}>
          <input
            type="radio"
            name={name}
            checked={color === value}
            onChange={() => onChange(color)}
            aria-label={t(`color.names.${color}`)}
          />
          {color === value && <Icon name="check" size={16} />}
        </Choice>
      ))}
    </Choices>
  );
}

export interface ColorPickerProps {
  /** `null`: several notes with different colours. */
  value: NoteColor | null;
  onChange: (color: NoteColor) => void;
}
