import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromRequest } from '../machines/fromRequest';
import { localStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { type CameraContext, cameraMachine, type OpenCamera } from './machines/cameraMachine';
import { type CameraSource, closeCamera } from './model/camera';

/** Opens a camera and keeps it open while the component is mounted. */
export function useCamera(source: CameraSource) {
  const machine = useMemo(
    () =>
      cameraMachine.provide({
        actors: {
          openCamera: fromRequest(({ requestedId }: Pick<CameraContext, 'requestedId'>, signal) =>
            open(source, requestedId, signal),
          ),
        },
        actions: {
          closeCamera: ({ context }) => context.open && closeCamera(context.open.camera),
          turnLight: ({ context }) => void context.open?.camera.setLight?.(context.isLit).catch(() => undefined),
        },
      }),
    [source],
  );
  const [state, send] = useMachine(machine, { input: { requestedId: localStore.get(storageKeys.camera) } });
  const camera = state.context.open?.camera;
  useEffect(() => {
    if (!camera) return undefined;
    const lose = () => send({ type: 'camera.lost' });
    const tracks = camera.stream.getTracks();
    for (const track of tracks) track.addEventListener('ended', lose);
    return () => {
      for (const track of tracks) track.removeEventListener('ended', lose);
      closeCamera(camera);
    };
  }, [camera, send]);
  const choose = (id: string) => {
    localStore.set(storageKeys.camera, id);
    send({ type: 'camera.chosen', id });
  };
  return { state, send, choose };
}

/** Opens the camera and loads the reader at once; the picture is of no use without the reader. */
async function open(source: CameraSource, wanted: string | null, signal: AbortSignal): Promise<OpenCamera> {
  const opened = openRequestedOrAny(source, wanted, signal);
  try {
    const [camera, read] = await Promise.all([opened, source.reader()]);
    return { camera, read };
  } catch (error) {
    opened.then(closeCamera, () => undefined);
    throw error;
  }
}

/** The chosen camera may not be available today. */
async function openRequestedOrAny({ open: openOne }: CameraSource, wanted: string | null, signal: AbortSignal) {
  if (wanted === null) return openOne(null, signal);
  return openOne(wanted, signal).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'OverconstrainedError') return openOne(null, signal);
    throw error;
  });
}
