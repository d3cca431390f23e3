/** A camera of the device, as an option to choose. */
export interface CameraChoice {
  id: string;
  /** The device's name for it; empty where it has none. */
  label: string;
}

/** An open camera with its picture. */
export interface Camera {
  stream: MediaStream;
  id: string;
  /** All available cameras, including this one. */
  choices: readonly CameraChoice[];
  /** Turns the light on and off; `null` where the camera has none. */
  setLight: ((isOn: boolean) => Promise<void>) | null;
}

/** A source of the picture and its reader; stories pass their own. */
export interface CameraSource {
  /** @param id the chosen camera; `null`: the one at the back @throws errors that `problemOf` maps */
  open: (id: string | null, signal: AbortSignal) => Promise<Camera>;
  /** Loads the reader of pictures. */
  reader: () => Promise<CodeReader>;
}

/** Reads the codes in the current frame of a video. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

/** Stops a camera: its indicator light goes out. */
export function closeCamera({ stream }: Pick<Camera, 'stream'>): void {
  for (const track of stream.getTracks()) track.stop();
}
