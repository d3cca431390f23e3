import { type Camera, type CameraChoice, closeCamera } from './model/camera';
import { CameraError } from './model/cameraProblem';

/** Enough resolution for the bars of a label at arm's length. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } } as const;

/** Opens a camera of the device. A camera that opens after the call was aborted is stopped at once. */
export async function openCamera(id: string | null, signal: AbortSignal): Promise<Camera> {
  // The type says that it always exists; on pages without https it does not.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraError(window.isSecureContext ? 'unsupported' : 'insecure');
  const stream = await devices.getUserMedia({
    audio: false,
    video: { ...SIZE, ...(id === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }) },
  });
  if (signal.aborted) closeCamera({ stream });
  const [track] = stream.getVideoTracks();
  if (!track) throw new CameraError('absent');
  return {
    stream,
    id: track.getSettings().deviceId ?? '',
    choices: await choicesOf(devices),
    setLight: hasLight(track) ? (isOn) => track.applyConstraints(lightOf(isOn)) : null,
  };
}

/** The browser reveals the names of the cameras once access was granted. */
async function choicesOf(devices: MediaDevices): Promise<CameraChoice[]> {
  const all = await devices.enumerateDevices().catch(() => []);
  return all.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** The light is a capability of phones that is missing in the browser types (Image Capture, `torch`). */
function hasLight(track: MediaStreamTrack): boolean {
  const capabilities: object = typeof track.getCapabilities === 'function' ? track.getCapabilities() : {};
  return 'torch' in capabilities && capabilities.torch === true;
}

function lightOf(isOn: boolean): MediaTrackConstraints {
  const light: object = { torch: isOn };
  return { advanced: [light] };
}
