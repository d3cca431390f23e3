import { Button, EmptyState } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** In the place of rows when there are none: a new store, or filters that leave nothing. */
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
  /** Left out for who may only look. */
  onRecord: (() => void) | undefined;
}
