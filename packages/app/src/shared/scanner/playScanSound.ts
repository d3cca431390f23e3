import type { ScanOutcome } from './scanFeedback';

/** Pitches in Hz, one after the other: high for a product found, low and twice otherwise. */
const TONES: Record<ScanOutcome, readonly number[]> = { found: [1320], unknown: [330, 330], failed: [330, 247] };
/** Seconds of a tone, and of the silence after it. */
const TONE = 0.07;
const SILENCE = 0.05;

let context: AudioContext | null = null;

/** Plays the outcome of a scan. Where the browser plays no sound, nothing is lost: the outcome is also shown. */
export function playScanSound(outcome: ScanOutcome): void {
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [index, pitch] of TONES[outcome].entries()) {
      const start = currentTime + index * (TONE + SILENCE);
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.1, start);
      volume.gain.linearRampToValueAtTime(0, start + TONE);
      tone.connect(volume).connect(destination);
      tone.start(start);
      tone.stop(start + TONE);
    }
  } catch {
    context = null;
  }
}
