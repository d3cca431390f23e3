import { useEffect, useRef } from 'react';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { contactsToAdd } from '#features/contacts/exchange/model/review';
import type { ImportSnapshot } from './importSnapshot';

/** Announces the result of reading, and progress by quarters: often enough to inform, rarely enough not to annoy. */
export function useAnnounceImport(snapshot: ImportSnapshot): void {
  const message = useMessage(snapshot);
  const lastAnnounced = useRef('');
  useEffect(() => {
    if (message === lastAnnounced.current) return;
    lastAnnounced.current = message;
    if (message !== '') announce(message);
  }, [message]);
}

function useMessage(snapshot: ImportSnapshot): string {
  const { t } = useTranslation('exchange');
  const format = useFormat();
  const { progress, review, wanted } = snapshot.context;
  const percent = format.percent(Math.floor(progress * 4) * 25);
  if (snapshot.matches('reviewing') && review) {
    const twins = review.rows.filter(({ twin }) => twin !== null).length;
    const adds = t('review.adds', { count: contactsToAdd(review, wanted).length });
    return twins > 0 ? `${adds} ${t('review.twins', { count: twins })}` : adds;
  }
  if (snapshot.matches({ adding: 'stopping' })) return t('adding.stopping');
  if (snapshot.matches('adding')) return t('adding.progress', { percent });
  if (snapshot.matches('undoing')) return t('undo.progress', { percent });
  return '';
}
