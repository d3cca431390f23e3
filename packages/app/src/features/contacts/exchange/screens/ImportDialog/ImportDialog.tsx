import type { Contact, ContactTag } from '@stockroom/contract';
import { useEffect, useRef } from 'react';
import { contactsToAdd } from '#features/contacts/exchange/model/review';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { importServices, type ImportServices } from './importServices';
import type { ImportSnapshot } from './importSnapshot';
import { ImportView } from './ImportView';
import { useContactImport } from './useContactImport';

/**
 * Imports contacts from a phone's file or a table: previews what would be added, asks about possible duplicates, and can undo
 * the import.
 */
export function ImportDialog({ contacts, tags, onChanged, onClose, services, ...given }: ImportDialogProps) {
  const { onImport = importServices.onImport, onUndo = importServices.onUndo } = given;
  const all = { ...importServices, ...services, onImport, onUndo };
  const { snapshot, send, countries } = useContactImport({ contacts, tags, onChanged, services: all });
  useAnnounceImport(snapshot);
  return <ImportView snapshot={snapshot} countries={countries} onEvent={send} onClose={onClose} />;
}

export interface ImportDialogProps extends Partial<Pick<ImportServices, 'onImport' | 'onUndo'>> {
  /** Existing contacts. */
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  /** Called when contacts and their tags were added or removed. */
  onChanged?: () => void;
  onClose: () => void;
  services?: Partial<Pick<ImportServices, 'loadPhones' | 'now'>>;
}

/** Announces the result of reading, and progress by quarters: often enough to inform, rarely enough not to annoy. */
function useAnnounceImport(snapshot: ImportSnapshot): void {
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
