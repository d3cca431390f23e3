/** How long a chord waits for its listener, in milliseconds; after that, users no longer expect an effect. */
const PATIENCE = 3000;

const TEXTS = 'input, textarea, select, [contenteditable]';

/** Holds chords pressed before the listener of all commands has loaded. Chords in a text field are left to the field. */
export function createEarlyChords() {
  let pendingEvents: KeyboardEvent[] = [];
  return {
    keep: (event: KeyboardEvent): void => {
      const isChord = (event.ctrlKey || event.metaKey) && event.key.length === 1 && !event.repeat;
      const isInText = event.target instanceof Element && event.target.closest(TEXTS) !== null;
      if (isChord && !isInText) pendingEvents.push(event);
    },
    /** Replays the chords. @param now on the clock of events, in milliseconds */
    play(now = performance.now()): void {
      const events = pendingEvents.filter(({ timeStamp }) => now - timeStamp < PATIENCE);
      pendingEvents = [];
      // On the body: the focused element has already received them.
      for (const event of events) document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    },
  };
}
