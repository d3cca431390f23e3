let context: AudioContext | null = null;

/** Plays two soft tones, one higher than the other. Where the browser plays no sound, the count still shows the news. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [index, pitch] of [660, 880].entries()) {
      const start = currentTime + index * 0.12;
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
      tone.connect(volume).connect(destination);
      tone.start(start);
      tone.stop(start + 0.25);
    }
  } catch {
    context = null;
  }
}
