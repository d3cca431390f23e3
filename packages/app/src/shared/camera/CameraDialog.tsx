import {
  Dialog,
  EmptyState,
  ErrorState,
  type IllustrationName,
  Select,
  Skeleton,
  Switch,
  VisuallyHidden,
  Stack,
} from '@stockroom/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { cleanBarcode } from '../barcodes/model/gtin';
import { useTranslation } from '../i18n/useTranslation';
import { scanFeedback } from '../scanner/scanFeedback';
import { deliverScan } from '../scanner/deliverScan';
import type { CameraSource } from './model/camera';
import { Controls, StatusText, Stage } from './CameraDialog.styles';
import { CameraPicture } from './CameraPicture';
import type { CameraProblem } from './model/cameraProblem';
import { openCamera } from './openCamera';
import { loadCodeReader } from './reader/codeReader';
import { useCamera } from './useCamera';

const DEVICE: CameraSource = { open: openCamera, reader: loadCodeReader };

/**
 * The camera as a scanner: passes codes to the scan listeners one after the other until it is closed. An unknown code closes
 * it, as the page then asks what to do with the code.
 */
export function CameraDialog({ source = DEVICE, onClose }: CameraDialogProps) {
  const { t } = useTranslation('camera');
  const { state, send, choose } = useCamera(source);
  const { open, problem, isLit } = state.context;
  const feedback = useSyncExternalStore(scanFeedback.subscribe, scanFeedback.get);
  // Stored with the number of the previous outcome: the outcome of this code has another number.
  const [last, setLast] = useState<{ code: string; before: number } | null>(null);
  const outcome = last && feedback && feedback.number > last.before ? feedback.outcome : undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => scanFeedback.subscribe(() => scanFeedback.get()?.outcome === 'unknown' && close()), []);
  const hand = (read: string) => {
    setLast({ code: cleanBarcode(read), before: scanFeedback.get()?.number ?? 0 });
    deliverScan(read);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('scan')}
      description={t('hint')}
      closeLabel={t('close')}
    >
      <Stack gap={3}>
        {problem !== null && <ProblemMessage problem={problem} onRetry={() => send({ type: 'retry.requested' })} />}
        {state.matches('opening') && (
          <Stage role="status">
            <VisuallyHidden>{t('opening')}</VisuallyHidden>
            <Skeleton shape="rect" height="100%" />
          </Stage>
        )}
        {open && (
          <>
            <CameraPicture open={open} outcome={outcome} onCode={hand} />
            <StatusText role="status">{last ? t(`read.${outcome ?? 'waiting'}`, { code: last.code }) : t('ready')}</StatusText>
            {(open.camera.choices.length > 1 || open.camera.setLight) && (
              <Controls>
                {open.camera.choices.length > 1 && (
                  <Select
                    label={t('choose')}
                    value={open.camera.id}
                    options={open.camera.choices.map(({ id, label }, at) => ({
                      value: id,
                      label: label === '' ? t('nameless', { number: at + 1 }) : label,
                    }))}
                    onChange={choose}
                  />
                )}
                {open.camera.setLight && (
                  <Switch label={t('light')} checked={isLit} onChange={(isOn) => send({ type: 'light.turned', isOn })} />
                )}
              </Controls>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Problems that a retry can't solve, each with its illustration. */
const UNSOLVABLE: Partial<Record<CameraProblem, IllustrationName>> = { unsupported: 'cloud', insecure: 'lock' };

function ProblemMessage({ problem, onRetry }: { problem: CameraProblem; onRetry: () => void }) {
  const { t } = useTranslation('camera');
  const [title, message] = [t(`problems.${problem}.title`), t(`problems.${problem}.message`)];
  const illustration = UNSOLVABLE[problem];
  if (illustration) {
    return (
      <EmptyState illustration={illustration} title={title} level={3}>
        {message}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={title} retryLabel={t('retry')} onRetry={onRetry} level={3}>
      {message}
    </ErrorState>
  );
}

export interface CameraDialogProps {
  /** The camera and the reader of its picture. @default the device's cameras */
  source?: CameraSource;
  onClose: () => void;
}
