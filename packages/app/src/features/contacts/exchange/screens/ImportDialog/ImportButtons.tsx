import { Button } from '@stockroom/ui';
import type { ImportEvent } from '#features/contacts/exchange/model/importState';
import { contactsToAdd } from '#features/contacts/exchange/model/review';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ImportSnapshot } from './importSnapshot';

/** Buttons of the import's current state, the main button last. */
export function ImportButtons({ snapshot, onEvent, onClose }: ImportButtonsProps) {
  const { t } = useTranslation(['exchange', 'common']);
  const { review, wanted } = snapshot.context;
  const closing = <Button onPress={onClose}>{t('common:close')}</Button>;
  const another = <Button onPress={() => onEvent({ type: 'import.restarted' })}>{t('done.restart')}</Button>;
  if (snapshot.matches('choosing')) return <Button onPress={onClose}>{t('common:cancel')}</Button>;
  if (snapshot.matches('reading')) {
    return <Button onPress={() => onEvent({ type: 'work.cancelled' })}>{t('common:cancel')}</Button>;
  }
  if (snapshot.matches('reviewing')) {
    const count = review ? contactsToAdd(review, wanted).length : 0;
    return (
      <>
        <Button onPress={() => onEvent({ type: 'import.restarted' })}>{t('choose.another')}</Button>
        <Button variant="primary" disabled={count === 0} onPress={() => onEvent({ type: 'import.requested' })}>
          {t('review.start', { count })}
        </Button>
      </>
    );
  }
  if (snapshot.matches('adding')) {
    const isStopping = snapshot.matches({ adding: 'stopping' });
    return (
      <Button loading={isStopping} loadingText={t('adding.stopping')} onPress={() => onEvent({ type: 'work.cancelled' })}>
        {t('adding.stop')}
      </Button>
    );
  }
  if (snapshot.matches('done')) {
    return (
      <>
        {another}
        {snapshot.can({ type: 'undo.requested' }) && (
          <Button icon="undo" onPress={() => onEvent({ type: 'undo.requested' })}>
            {t('common:undo')}
          </Button>
        )}
        {closing}
        {snapshot.can({ type: 'import.resumed' }) && (
          <Button variant="primary" onPress={() => onEvent({ type: 'import.resumed' })}>
            {t('done.resume')}
          </Button>
        )}
      </>
    );
  }
  if (snapshot.matches('undoing')) return null;
  return (
    <>
      {another}
      {closing}
      {snapshot.can({ type: 'undo.requested' }) && (
        <Button variant="primary" onPress={() => onEvent({ type: 'undo.requested' })}>
          {t('undo.again')}
        </Button>
      )}
    </>
  );
}

export interface ImportButtonsProps {
  snapshot: ImportSnapshot;
  onEvent: (event: ImportEvent) => void;
  onClose: () => void;
}
