/** A chord waits so long for its listener, in milliseconds; later nobody expects it to do anything any more. */
const PATIENCE = 3000;

const TEXTS = 'input, textarea, select, [contenteditable]';

/** Chords that were pressed before the listener of all commands had arrived. In a text they are the text's. */
export function createEarlyChords() {
  let kept: KeyboardEvent[] = [];
  return {
    keep: (event: KeyboardEvent): void => {
      const isChord = (event.ctrlKey || event.metaKey) && event.key.length === 1 && !event.repeat;
      const isInText = event.target instanceof Element && event.target.closest(TEXTS) !== null;
      if (isChord && !isInText) kept.push(event);
    },
    /** Has them heard. @param now on the clock of events, in milliseconds */
    play(now = performance.now()): void {
      const events = kept.filter(({ timeStamp }) => now - timeStamp < PATIENCE);
      kept = [];
      // On the body: what has the focus has heard them already.
      for (const event of events) document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    },
  };
}
