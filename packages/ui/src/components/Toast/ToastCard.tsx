import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { DismissButton } from '../overlay/DismissButton';
import type { ToastClock } from './clock';
import { durationOf } from './durationOf';
import { ActionButton, Message, Sign, ToastRoot } from './Toast.styles';
import type { ToastItem, ToastTone } from './types';

/** A toast. Renders a list item whose message is a `status`, or an `alert` for a critical toast. */
export function ToastCard({ toast, paused, onDismiss, dismissLabel, clock }: ToastCardProps) {
  const { id, tone = 'neutral', message, action } = toast;
  useCountdown(durationOf(toast), paused, () => onDismiss(id), clock);
  // Screen readers announce a live region only when it changes, so the text follows a moment after the region.
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const act = () => {
    onDismiss(id);
    action?.onAction();
  };
  return (
    <ToastRoot>
      {tone !== 'neutral' && (
        <Sign data-tone={tone}>
          <Icon name={SIGNS[tone]} size={16} />
        </Sign>
      )}
      <Message role={tone === 'critical' ? 'alert' : 'status'} aria-atomic>
        <span style={isAnnounced ? undefined : { visibility: 'hidden' }}>{message}</span>
      </Message>
      {action && (
        <ActionButton type="button" onClick={act}>
          {action.label}
        </ActionButton>
      )}
      <DismissButton label={dismissLabel} onPress={() => onDismiss(id)} />
    </ToastRoot>
  );
}

const SIGNS: Record<Exclude<ToastTone, 'neutral'>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  critical: 'error',
};

interface ToastCardProps {
  toast: ToastItem;
  paused: boolean;
  onDismiss: (id: string) => void;
  dismissLabel: string;
  clock: ToastClock;
}

/** Calls `onEnd` when `duration` ms have passed, without the paused time. `null` never ends. */
function useCountdown(duration: number | null, paused: boolean, onEnd: () => void, clock: ToastClock): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (paused || left.current === null) return undefined;
    const started = clock.now();
    const timer = clock.setTimeout(() => end(), left.current);
    return () => {
      clock.clearTimeout(timer);
      if (left.current !== null) left.current -= clock.now() - started;
    };
  }, [duration, paused, clock]);
}
