import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { usePreferences } from '#shared/preferences/usePreferences';
import { idleMachine } from '../machines/idleMachine';
import { useAuth, useAuthActor } from '../session/AuthContext';
import { createActivity } from './activity';

const MINUTE = 60_000;
/** Keys that navigate in a dialog or modify other keys: during the warning they do not count as activity. */
const passiveKeys = new Set(['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

export interface IdleLock {
  isWarning: boolean;
  secondsLeft: number;
  stay: () => void;
  lockNow: () => void;
}

/** Locks the session after the preferred time without activity in any tab. */
export function useIdleLock(now: () => number = Date.now): IdleLock {
  const auth = useAuthActor();
  const isLocked = useAuth((state) => state.hasTag('locked'));
  const [{ idleLockMinutes }] = usePreferences();
  const [activity] = useState(() => createActivity(now));
  const idle = useActorRef(idleMachine.provide({ actions: { lockSession: () => auth.send({ type: 'session.locked' }) } }), {
    input: { limit: idleLockMinutes * MINUTE, lastActiveAt: activity.last() ?? now(), now },
  });

  useEffect(() => {
    const limit = idleLockMinutes * MINUTE;
    if (idle.getSnapshot().context.limit === limit) return;
    // Changing the setting is activity, and none was recorded while it was off.
    idle.send({ type: 'activity.seen', at: activity.note(true) ?? now() });
    idle.send({ type: 'limit.changed', limit });
  }, [activity, idle, idleLockMinutes, now]);
  useEffect(() => {
    if (isLocked) return idle.send({ type: 'session.locked' });
    idle.send({ type: 'session.unlocked' });
  }, [idle, isLocked]);
  useEffect(() => {
    if (isLocked || idleLockMinutes === 0) return;
    const seen = (at: number | null) => at !== null && idle.send({ type: 'activity.seen', at });
    seen(activity.note(true));
    const stops = [
      listen(['pointermove', 'wheel'], () => !idle.getSnapshot().hasTag('warning') && seen(activity.note())),
      listen(['pointerdown', 'keydown'], (event) => {
        const isWarning = idle.getSnapshot().hasTag('warning');
        // During the warning, the dialog's buttons decide; any other key counts as activity.
        if (isWarning && !(event instanceof KeyboardEvent && !passiveKeys.has(event.key))) return;
        seen(activity.note(isWarning));
      }),
      activity.onElsewhere(seen),
      listenTo(document, 'visibilitychange', () => idle.send({ type: 'page.shown' })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [activity, idle, isLocked, idleLockMinutes]);

  return {
    isWarning: useSelector(idle, (state) => state.hasTag('warning')),
    secondsLeft: useSelector(idle, (state) => state.context.secondsLeft),
    stay: () => idle.send({ type: 'activity.seen', at: activity.note(true) ?? now() }),
    lockNow: () => idle.send({ type: 'lock.chosen' }),
  };
}

function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  const stops = types.map((type) => listenTo(window, type, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

function listenTo(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  const options = { capture: true, passive: true };
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}
