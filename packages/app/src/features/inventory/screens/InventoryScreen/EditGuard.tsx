import { type RefObject, useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { Actor } from 'xstate';
import { LeaveDialog } from '../../../../shared/leaveGuard/LeaveDialog';
import type { productEditMachine } from '../../machines/productEditMachine';
import { useEditGuard } from './useEditGuard';

/** The question before unsaved changes are left. It stands by itself: the router draws it twice, and with it whatever it stands in. */
export function EditGuard({ edit, isUnsaved, isNew, name, leavingRef, onAsked }: EditGuardProps) {
  const { t } = useTranslation('inventory');
  const guard = useEditGuard(edit, isUnsaved, leavingRef);
  useEffect(() => (guard.isAsking ? onAsked : undefined), [guard.isAsking, onAsked]);
  return <LeaveDialog guard={guard} what={isNew ? t('leave.whatNew') : t('leave.what', { name })} />;
}

interface EditGuardProps {
  edit: Actor<typeof productEditMachine>;
  isUnsaved: boolean;
  isNew: boolean;
  /** Of the product, as it is saved. */
  name: string;
  /** Becomes whether a save is one before leaving. */
  leavingRef: RefObject<boolean>;
  /** The question was answered, whatever the answer. */
  onAsked: () => void;
}
