import { Button, EmptyState } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Empty state of the log: a new store, or filters without results. */
export function EmptyActivities({ isNarrowed = false, onClear }: MessageProps) {
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
  /** Whether filters are set. @default false */
  isNarrowed?: boolean;
  onClear?: () => void;
}
