import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { activeGuards } from './activeGuards';
import { leavePermit } from './leavePermit';

export interface LeaveGuardOptions {
  /** Whether something would be lost. False when the values equal the saved ones. */
  when: boolean;
  /** Saves; resolves to whether it succeeded. The user leaves only then. */
  onSave: () => Promise<boolean>;
  /** Discards unsaved changes. */
  onDiscard: () => void;
  /** Whether the changes are lost with the page, as a file is: the browser asks then. It doesn't for stored drafts. */
  isLostOnUnload?: boolean;
  /**
   * Whether this navigation would lose the changes. Default: another path. Sign-out asks on its own, for all unsaved
   * changes.
   */
  isLeaving?: (from: Location, to: Location) => boolean;
}

export interface LeaveGuard {
  /** Whether the question is on screen. */
  isAsking: boolean;
  /** Whether a save is in progress. */
  isSaving: boolean;
  save: () => Promise<void>;
  discard: () => void;
  stay: () => void;
}

/** Asks before the user leaves unsaved edits: save, discard or stay. Render `LeaveDialog` with its result. */
export function useLeaveGuard({
  when,
  onSave,
  onDiscard,
  isLostOnUnload = false,
  isLeaving = otherPath,
}: LeaveGuardOptions): LeaveGuard {
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !leavePermit.isGranted() && nextLocation.pathname !== '/sign-out' && isLeaving(currentLocation, nextLocation),
  );

  useLayoutEffect(() => (when ? activeGuards.begin() : undefined), [when]);
  useEffect(() => {
    if (!when || !isLostOnUnload) return;
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (!leavePermit.isGranted()) event.preventDefault();
    };
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [when, isLostOnUnload]);

  return {
    isAsking: blocker.state === 'blocked',
    isSaving,
    async save() {
      setSaving(true);
      const saved = await onSave();
      setSaving(false);
      if (saved) blocker.proceed?.();
      else blocker.reset?.();
    },
    discard() {
      onDiscard();
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}

const otherPath = (from: Location, to: Location) => from.pathname !== to.pathname;
