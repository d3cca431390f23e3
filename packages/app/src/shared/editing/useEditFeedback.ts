import { useEffect, useState } from 'react';
import { announce } from '../announce/announce';
import { useLatest } from '../hooks/useLatest';
import { useTranslation } from '../i18n/useTranslation';
import type { EditActor } from './machines/saveMachineOf';
import type { SaveEmitted } from './machines/saveTypes';
import type { Versioned } from './model/recordFields';

/**
 * Announces the outcome of an edit, saved or failed, and counts refused attempts, for the focus.
 * @param nameOf name of a record, as saved
 */
export function useEditFeedback<Saved extends Versioned, Draft extends object, Facts extends object>(
  edit: EditActor<Saved, Draft, Facts>,
  nameOf: (record: Saved) => string,
) {
  const { t } = useTranslation('editing');
  const [attempt, setAttempt] = useState(0);
  const [wasSaved, setWasSaved] = useState(false);
  const [saves, setSaves] = useState(0);

  const onEditEvent = (event: SaveEmitted<Saved>) => {
    const name = nameOf(edit.getSnapshot().context.saved);
    setWasSaved(event.type === 'edit.saved');
    if (event.type === 'edit.saved' || event.type === 'edit.unchanged') setSaves((count) => count + 1);
    switch (event.type) {
      case 'edit.saved':
        setAttempt(0);
        return announce(t(event.created ? 'said.created' : 'said.saved', { name: nameOf(event.record) }));
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
      // The toast with Undo announces it.
      case 'edit.deleted':
        return undefined;
    }
  };
  const latest = useLatest(onEditEvent);
  useEffect(() => {
    const subscription = edit.on('*', (event) => latest.current(event));
    return () => subscription.unsubscribe();
  }, [edit, latest]);

  return {
    attempt,
    wasSaved,
    /** How often the edit was saved or had nothing to save. */
    saves,
  };
}
