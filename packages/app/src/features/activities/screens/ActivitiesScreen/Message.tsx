import { Button, EmptyState } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** In the place of the log when there is nothing of it: a new store, or filters that leave nothing. */
export function Message({ isNarrowed = false, onClear }: MessageProps) {
  const { t } = useTranslation('activities');
  if (isNarrowed) {
    return (
      <EmptyState illustration="search" title={t('empty.noMatch')} action={<Button onPress={onClear}>{t('empty.clear')}</Button>}>
        {t('empty.noMatchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration="box" title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}

export interface MessageProps {
  /** Whether filters may leave something out. @default false */
  isNarrowed?: boolean;
  onClear?: () => void;
}
