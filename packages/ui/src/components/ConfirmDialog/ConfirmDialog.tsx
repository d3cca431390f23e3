import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Modal } from '../overlay/Modal';
import { Body, Foot } from '../overlay/Modal.styles';
import { Extra } from './ConfirmDialog.styles';

/**
 * Asks before an action that can't be undone. Renders a modal `alertdialog`; the focus starts on the answer that changes
 * nothing, and an outside press does nothing. Escape means "cancel".
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  confirming,
  confirmingText,
  extra,
}: ConfirmDialogProps) {
  const messageId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title={title}
      describedBy={messageId}
      outsidePress={false}
    >
      <Body id={messageId}>{message}</Body>
      <Foot>
        {extra && (
          <Extra>
            <Button onPress={extra.onPress}>{extra.label}</Button>
          </Extra>
        )}
        <CancelButton label={cancelLabel} onPress={() => onOpenChange(false)} />
        <Button
          variant={tone === 'critical' ? 'critical' : 'primary'}
          loading={confirming}
          loadingText={confirmingText}
          onPress={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Foot>
    </Modal>
  );
}

function CancelButton({ label, onPress }: { label: string; onPress: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Button ref={ref} onPress={onPress}>
      {label}
    </Button>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  /** Called with `false` on cancel and on Escape; not on confirm, after which the caller closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The question: "Delete 12 products?" */
  title: string;
  /** The consequence, and whether it can be undone. */
  message: ReactNode;
  /** The verb of the question: "Delete". */
  confirmLabel: string;
  cancelLabel: string;
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'critical' | 'neutral';
  onConfirm: () => void;
  /** Whether the confirmed action is pending. */
  confirming?: boolean;
  /** Replaces the confirm button's text meanwhile. */
  confirmingText?: string;
  /** A third answer, such as "Discard" beside "Save" and "Stay". */
  extra?: { label: string; onPress: () => void };
}
