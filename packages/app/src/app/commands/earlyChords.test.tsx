import { afterEach, expect, it, onTestFinished } from 'vitest';
import { listenForHotkeys } from '#shared/commands/hotkeys';
import { createEarlyChords } from './earlyChords';

afterEach(() => document.body.replaceChildren());

/** Presses a chord in an element before there is a listener, then adds the listener. @returns the commands that ran */
function pressEarly(tag: 'button' | 'input', late = 0): string[] {
  const early = createEarlyChords();
  const onKeyDown = (event: KeyboardEvent) => early.keep(event);
  document.addEventListener('keydown', onKeyDown);
  const place = document.body.appendChild(document.createElement(tag));
  place.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true }));
  document.removeEventListener('keydown', onKeyDown);
  const ran: string[] = [];
  const commands = [{ id: 'undo', title: 'Undo', section: 'here' as const, keys: 'mod+z', run: () => undefined }];
  onTestFinished(
    listenForHotkeys({ commands: () => commands, run: ({ id }) => ran.push(id), singleKeys: () => true, isApple: false }),
  );
  early.play(performance.now() + late);
  early.play();
  return ran;
}

it('earlyChords: delivers a chord once, as soon as there is a listener', () => expect(pressEarly('button')).toEqual(['undo']));
it('earlyChords: leaves chords in a text field alone', () => expect(pressEarly('input')).toEqual([]));
it('earlyChords: drops a chord that is too old', () => expect(pressEarly('button', 5000)).toEqual([]));
