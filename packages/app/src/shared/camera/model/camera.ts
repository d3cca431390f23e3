/** A camera of the device, as a person chooses it. */
export interface CameraChoice {
  id: string;
  /** As the device calls it; empty where it does not. */
  label: string;
}

/** A camera that gives a picture. */
export interface Camera {
  stream: MediaStream;
  id: string;
  /** All that can be chosen, this one among them. */
  choices: readonly CameraChoice[];
  /** Turns its light on and off; `null` where it has none. */
  setLight: ((isOn: boolean) => Promise<void>) | null;
}

/** Where the picture comes from, and what reads it; stories give their own. */
export interface CameraSource {
  /** @param id the one that was chosen; `null`: the one at the back @throws what `problemOf` knows */
  open: (id: string | null, signal: AbortSignal) => Promise<Camera>;
  /** Fetches what reads pictures. */
  reader: () => Promise<CodeReader>;
}

/** Reads the codes of a picture as it is now. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

/** Lets go of a camera: its lamp goes out. */
export function closeCamera({ stream }: Pick<Camera, 'stream'>): void {
  for (const track of stream.getTracks()) track.stop();
}
