import {
  Dialog,
  EmptyState,
  ErrorState,
  type IllustrationName,
  Select,
  Skeleton,
  Stack,
  Switch,
  VisuallyHidden,
} from '@stockroom/ui';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { cleanBarcode } from '../barcodes/model/gtin';
import { useTranslation } from '../i18n/useTranslation';
import { deliverScan } from '../scanner/deliverScan';
import { scanFeedback, type ScanOutcome } from '../scanner/scanFeedback';
import { Controls, Frame, Stage, StatusText, Video } from './CameraDialog.styles';
import type { OpenCamera } from './machines/cameraMachine';
import type { CameraSource, CodeReader } from './model/camera';
import type { CameraProblem } from './model/cameraProblem';
import { createReadFilter } from './model/createReadFilter';
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

/** The camera's picture, with the frame for the code. */
function CameraPicture({ open: { camera, read }, outcome, onCode }: CameraPictureProps) {
  const { t } = useTranslation('camera');
  const video = useRef<HTMLVideoElement>(null);
  const hand = useEffectEvent(onCode);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    shown.srcObject = camera.stream;
    // Playback rejects if the video is removed while it starts: nothing to report.
    shown.play().catch(() => undefined);
    const stop = watchVideo(shown, read, (code) => hand(code));
    return () => {
      stop();
      shown.srcObject = null;
    };
  }, [camera, read]);
  return (
    <Stage>
      <Video ref={video} muted playsInline aria-label={t('picture')} />
      <Frame aria-hidden data-outcome={outcome} />
    </Stage>
  );
}

interface CameraPictureProps {
  open: OpenCamera;
  /** Outcome of the last code. */
  outcome: ScanOutcome | undefined;
  onCode: (code: string) => void;
}

/** Milliseconds between two reads: a hand is no faster, and a phone has other work. */
const READ_INTERVAL = 150;

/**
 * Reads codes from a video repeatedly.
 * @param onCode called once for each code while it stays in view
 * @returns stops reading
 */
function watchVideo(video: HTMLVideoElement, read: CodeReader, onCode: (code: string) => void): () => void {
  const take = createReadFilter();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const readFrame = async () => {
    const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video).catch(() => []) : [];
    if (isOver) return;
    for (const code of take(codes, performance.now())) onCode(code);
    timer = setTimeout(() => void readFrame(), READ_INTERVAL);
  };
  void readFrame();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
