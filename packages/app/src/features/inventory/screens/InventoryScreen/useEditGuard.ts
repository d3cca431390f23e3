import type { RefObject } from 'react';
import { type Actor, waitFor } from 'xstate';
import { useLeaveGuard } from '../../../../shared/leaveGuard/useLeaveGuard';
import { placeInList } from '../../model/listState';
import type { productEditMachine } from '../../machines/productEditMachine';

/**
 * Asks before unsaved changes are left: by another page of the list, a search, a sort, another product, closing the details,
 * another route (screens, 3.1 Must). All of these are addresses, so one guard sees them all.
 * @param isUnsaved as last rendered; what counts is the edit itself
 * @param leavingRef becomes whether a save is one before leaving: then the new product is not opened
 */
export function useEditGuard(edit: Actor<typeof productEditMachine>, isUnsaved: boolean, leavingRef: RefObject<boolean>) {
  return useLeaveGuard({
    when: isUnsaved,
    isLeaving: (from, to) =>
      edit.getSnapshot().hasTag('unsaved') &&
      (from.pathname !== to.pathname || placeInList(from.search) !== placeInList(to.search)),
    async onSave() {
      leavingRef.current = true;
      edit.send({ type: 'draft.submit' });
      const settled = await waitFor(edit, (state) => !state.hasTag('busy'));
      const isSaved = !settled.hasTag('unsaved');
      leavingRef.current = isSaved;
      return isSaved;
    },
    onDiscard() {
      leavingRef.current = true;
      edit.send({ type: 'draft.discard' });
    },
  });
}
