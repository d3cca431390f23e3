import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { ScanOutcome } from '../scanner/scanFeedback';
import { Frame, Stage, Video } from './CameraDialog.styles';
import type { OpenCamera } from './machines/cameraMachine';
import { watchVideo } from './watchVideo';

/** The camera's picture, with the frame for the code. */
export function CameraPicture({ open: { camera, read }, outcome, onCode }: CameraPictureProps) {
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

export interface CameraPictureProps {
  open: OpenCamera;
  /** Outcome of the last code. */
  outcome: ScanOutcome | undefined;
  onCode: (code: string) => void;
}
