import { useEffect, useState } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { DismissButton } from '../overlay/DismissButton';
import type { ToastClock } from './clock';
import { ActionButton, Message, Sign, ToastRoot } from './Toast.styles';
import type { ToastItem, ToastTone } from './types';
import { useCountdown } from './useCountdown';

/** One toast. Renders a list item whose message is a `status`, of a critical one an `alert`. */
export function ToastCard({ toast, paused, onDismiss, dismissLabel, clock }: ToastCardProps) {
  const { id, tone = 'neutral', message, action } = toast;
  useCountdown(durationOf(toast), paused, () => onDismiss(id), clock);
  // A live region is only announced when it changes, so the words come a moment after the region.
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(true));
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
        <span style={said ? undefined : { visibility: 'hidden' }}>{message}</span>
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

/** Undo within 8 seconds at the least (specification 1.2). */
export function durationOf({ tone, action, duration }: ToastItem): number | null {
  if (duration === null) return null;
  if (duration === undefined) return tone === 'critical' ? null : action ? 10_000 : 6000;
  return action ? Math.max(duration, 8000) : duration;
}

interface ToastCardProps {
  toast: ToastItem;
  paused: boolean;
  onDismiss: (id: string) => void;
  dismissLabel: string;
  clock: ToastClock;
}
