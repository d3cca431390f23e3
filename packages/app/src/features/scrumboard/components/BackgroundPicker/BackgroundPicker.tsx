import { BOARD_BACKGROUNDS, type BoardSummary } from '@stockroom/contract';
import { RadioCards } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Ground } from './BackgroundPicker.styles';

/** A choice of the background behind a board's lists. */
export function BackgroundPicker({ value, onChange }: BackgroundPickerProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <RadioCards
      label={t('settings.background')}
      value={value}
      onChange={onChange}
      minWidth={104}
      options={BOARD_BACKGROUNDS.map((name) => ({
        value: name,
        label: t(`settings.backgrounds.${name}`),
        picture: <Ground data-background={name} />,
      }))}
    />
  );
}

export interface BackgroundPickerProps {
  value: BoardSummary['background'];
  onChange: (value: BoardSummary['background']) => void;
}
