import { TextField, isComposing } from '@stockroom/ui';
import { useState } from 'react';
import { readTimeAlone } from '#shared/dateParsing/model/readTime';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A time of the day, as people write it: "17", "5pm", "17.30". Applied on blur or at Enter. */
export function TimeField({ value, disabled, onChange }: TimeFieldProps) {
  const { t } = useTranslation('tasks');
  // Not persisted: a few characters, applied at once.
  const [text, setText] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  const [isWrong, setWrong] = useState(false);
  if (value !== known) {
    setKnown(value);
    setText(value ?? '');
    setWrong(false);
  }
  const take = () => {
    const time = text.trim() === '' ? null : readTimeAlone(text);
    const isNone = text.trim() !== '' && time === null;
    setWrong(isNone);
    if (isNone) return;
    setText(time ?? '');
    if (time !== value) onChange(time);
  };
  return (
    <TextField
      label={t('form.time')}
      placeholder={t('form.timePlaceholder')}
      value={text}
      disabled={disabled}
      error={isWrong ? t('form.timeWrong') : undefined}
      autoComplete="off"
      onChange={setText}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) take();
      }}
    />
  );
}

interface TimeFieldProps {
  value: string | null;
  disabled: boolean;
  onChange: (time: string | null) => void;
}
