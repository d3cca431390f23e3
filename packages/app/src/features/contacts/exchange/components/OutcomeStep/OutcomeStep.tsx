import { Alert, Text } from '@stockroom/ui';
import type { ImportOutcome, UndoOutcome } from '#features/contacts/exchange/model/importedContact';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Number of refused contacts whose names are shown. */
const NAMED = 5;

/** Outcome of the import: who was added, who was not, and why. */
export function OutcomeStep({ outcome: { added, left, refused, error } }: { outcome: ImportOutcome }) {
  const { t } = useTranslation('exchange');
  const describe = useDescribeError();
  const isWhole = left.length === 0 && refused.length === 0;
  const names = refused.slice(0, NAMED).map(({ name }) => name);
  return (
    <Alert tone={isWhole ? 'success' : 'warning'} title={t('done.added', { count: added.length })} live="polite">
      {error !== null && <Text overflow="break">{describe(error).message}</Text>}
      {left.length > 0 && <Text overflow="break">{t('done.left', { count: left.length })}</Text>}
      {refused.length > 0 && (
        <Text overflow="break">
          {t('done.refused', { count: refused.length, names: names.join(', ') + (refused.length > NAMED ? ', …' : '') })}
        </Text>
      )}
    </Alert>
  );
}

/** The outcome of an undo. */
export function UndoneStep({ undone: { removed, left, error } }: { undone: UndoOutcome }) {
  const { t } = useTranslation('exchange');
  const describe = useDescribeError();
  return (
    <Alert tone={error === null ? 'success' : 'warning'} title={t('undo.removed', { count: removed })} live="polite">
      {error !== null && <Text overflow="break">{describe(error).message}</Text>}
      {left.length > 0 && <Text overflow="break">{t('undo.left', { count: left.length })}</Text>}
      {left.length === 0 && error !== null && <Text overflow="break">{t('undo.tags')}</Text>}
    </Alert>
  );
}
