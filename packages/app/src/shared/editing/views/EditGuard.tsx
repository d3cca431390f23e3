import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { LeaveDialog } from '../../leaveGuard/LeaveDialog';
import { useLeaveGuard } from '../../leaveGuard/useLeaveGuard';
import type { RecordLabels } from '../model/recordLabels';

/**
 * The question before unsaved changes are left. It stands by itself: the router draws it twice, and with it whatever it stands in.
 * `{edit.guard && <EditGuard {...edit.guard} labels={labels} />}`
 */
export function EditGuard<Field extends string>(props: EditGuardProps<Field>) {
  const { isUnsaved, isUnsavedNow, isNew, isLeaving = isOtherPath, labels, onSave, onDiscard, onAsked } = props;
  const { t } = useTranslation('editing');
  const guard = useLeaveGuard({
    when: isUnsaved,
    // The last render may be older than the edit: one that has been saved since lets the person go.
    isLeaving: (from, to) => isUnsavedNow() && isLeaving(from, to),
    onSave,
    onDiscard,
  });
  useEffect(() => (guard.isAsking ? onAsked : undefined), [guard.isAsking, onAsked]);
  const what = isNew ? (labels.unsavedNew ?? t('leave.whatNew')) : t('leave.what', { name: labels.name });
  return <LeaveDialog guard={guard} what={what} />;
}

const isOtherPath = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Props from `useRecordEdit`. */
export interface EditGuardState {
  /** As last drawn, and as it is when it is asked. */
  isUnsaved: boolean;
  isUnsavedNow: () => boolean;
  isNew: boolean;
  /** Saves; resolves to whether it worked. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

export interface EditGuardProps<Field extends string> extends EditGuardState {
  labels: RecordLabels<Field>;
  /** Whether a change of place would lose what is unsaved. @default another path */
  isLeaving?: (from: Location, to: Location) => boolean;
  /** The question was answered, whatever the answer. Must stay the same over renders. */
  onAsked?: () => void;
}
