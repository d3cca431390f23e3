import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { Actor } from 'xstate';
import { announce } from '../../../../shared/announce/announce';
import type { productEditMachine } from '../../machines/productEditMachine';
import type { ProductEditEmitted } from '../../machines/productEditTypes';

/**
 * Says what becomes of an edit (screens, 0.2: saved, failed), and counts the tries that were refused, for the focus.
 * @param name of the product, as it is saved
 */
export function useEditWords(edit: Actor<typeof productEditMachine>, name: string) {
  const { t } = useTranslation('inventory');
  const [attempt, setAttempt] = useState(0);
  const [wasSaved, setWasSaved] = useState(false);

  const hear = (event: ProductEditEmitted) => {
    setWasSaved(event.type === 'edit.saved');
    switch (event.type) {
      case 'edit.saved':
        setAttempt(0);
        return announce(t(event.created ? 'said.created' : 'said.saved', { name: event.product.name }));
      case 'edit.refused':
        setAttempt((count) => count + 1);
        return announce(t('said.refused'));
      case 'edit.unchanged':
        return announce(t('said.unchanged'));
      case 'edit.conflicted':
        return announce(t('said.conflict', { name }));
      case 'edit.unsettled':
        return announce(t('said.unsettled'));
      case 'edit.failed':
        return announce(t('said.failed', { name }));
      case 'edit.discarded':
        setAttempt(0);
        return announce(t('said.discarded'));
      case 'record.refreshed':
        return announce(t('said.refreshed', { name }));
      // The toast with its Undo says it.
      case 'edit.deleted':
        return undefined;
    }
  };
  const latest = useRef(hear);
  useLayoutEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const subscription = edit.on('*', (event) => latest.current(event));
    return () => subscription.unsubscribe();
  }, [edit]);

  return { attempt, wasSaved };
}
