import { Button, EmptyState } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The message in place of rows: for a new store, or for filters without results. */
export function LedgerMessage({ isNarrowed, onClear, onRecord }: LedgerMessageProps) {
  const { t } = useTranslation('transactions');
  if (isNarrowed) {
    return (
      <EmptyState illustration="search" title={t('empty.noMatch')} action={<Button onPress={onClear}>{t('empty.clear')}</Button>}>
        {t('empty.noMatchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration="box"
      title={t('empty.title')}
      action={
        onRecord && (
          <Button variant="primary" icon="add" onPress={onRecord}>
            {t('record.title')}
          </Button>
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

interface LedgerMessageProps {
  isNarrowed: boolean;
  onClear: () => void;
  /** Left out for users who may only view. */
  onRecord: (() => void) | undefined;
}
