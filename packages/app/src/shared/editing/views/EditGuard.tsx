import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LeaveDialog } from '#shared/leaveGuard/LeaveDialog';
import { useLeaveGuard } from '#shared/leaveGuard/useLeaveGuard';
import type { RecordLabels } from '../model/recordLabels';

/**
 * Asks before the user leaves unsaved changes. A component of its own, as the router renders it twice, with everything in
 * the same component. `{edit.guard && <EditGuard {...edit.guard} labels={labels} />}`
 */
export function EditGuard<Field extends string>(props: EditGuardProps<Field>) {
  const { isUnsaved, isUnsavedNow, isNew, isLeaving = isOtherPath, labels, onSave, onDiscard, onAsked } = props;
  const { t } = useTranslation('editing');
  const guard = useLeaveGuard({
    when: isUnsaved,
    // The last render may be older than the edit: an edit saved since does not block leaving.
    isLeaving: (from, to) => isUnsavedNow() && isLeaving(from, to),
    onSave,
    onDiscard,
  });
  useEffect(() => (guard.isAsking ? onAsked : undefined), [guard.isAsking, onAsked]);
  const what = isNew ? (labels.unsavedNew ?? t('leave.whatNew')) : t('leave.what', { name: labels.name });
  return <LeaveDialog guard={guard} subject={what} />;
}

const isOtherPath = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Props from `useRecordEdit`. */
export interface EditGuardState {
  /** State at the last render; the guard checks again when it asks. */
  isUnsaved: boolean;
  isUnsavedNow: () => boolean;
  isNew: boolean;
  /** Saves; resolves to whether it succeeded. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

export interface EditGuardProps<Field extends string> extends EditGuardState {
  labels: RecordLabels<Field>;
  /** Whether a navigation would lose unsaved changes. @default another path */
  isLeaving?: (from: Location, to: Location) => boolean;
  /** Called when the question was answered, whatever the answer. Must be stable over renders. */
  onAsked?: () => void;
}
