import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Command } from './command';
import { listenForHotkeys } from './hotkeys';

const command = (keys: string, more: Partial<Command> = {}): Command =>
  ({ id: keys, title: keys, section: 'action', keys, run: () => undefined, ...more }) as Command;

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Listens for some keys on a page that contains `html`. */
function listen(html = '', { singleKeys = true, more }: { singleKeys?: boolean; more?: Partial<Command> } = {}) {
  document.body.innerHTML = html;
  const ran: string[] = [];
  const commands = [command('mod+k'), command('mod+z'), command('?', more), command('g i')];
  stop = listenForHotkeys({
    commands: () => commands,
    run: ({ id }) => ran.push(id),
    singleKeys: () => singleKeys,
    isApple: false,
  });
  const press = (key: string, init: KeyboardEventInit = {}) => {
    const target = document.querySelector('[data-here]') ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { ran, press };
}

it("listenForHotkeys: runs chords, single keys and sequences, and prevents the browser's default", () => {
  const { ran, press } = listen();
  expect(press('k', { ctrlKey: true })).toBe(true);
  press('?', { shiftKey: true });
  expect(press('g')).toBe(false);
  press('i');
  expect(ran).toEqual(['mod+k', '?', 'g i']);
});

it('listenForHotkeys: leaves other keys alone', () => {
  const { ran, press } = listen();
  expect([press('x'), press('k'), press('j', { ctrlKey: true })]).toEqual([false, false, false]);
  expect(ran).toEqual([]);
});

describe('single keys', () => {
  it.each([
    ['<input data-here>'],
    ['<input type="search" data-here>'],
    ['<textarea data-here></textarea>'],
    ['<select data-here></select>'],
    ['<div contenteditable="true"><b data-here>x</b></div>'],
    ['<div role="textbox" data-here></div>'],
    ['<div role="menu"><div role="menuitem" data-here></div></div>'],
    ['<div role="listbox" data-here></div>'],
    ['<div role="dialog"></div><button data-here></button>'],
    ['<div role="alertdialog"><button data-here></button></div>'],
    ['<div role="dialog" aria-modal="false"><button data-here></button></div>'],
    ['<dialog open><button data-here></button></dialog>'],
  ])('do nothing in %s, unlike chords', (html) => {
    const { ran, press } = listen(html);
    press('?');
    press('g');
    press('i');
    press('k', { ctrlKey: true });
    expect(ran).toEqual(['mod+k']);
  });

  it.each([['<button data-here></button>'], ['<input type="checkbox" data-here>']])('work on %s', (html) => {
    const { ran, press } = listen(html);
    press('?');
    expect(ran).toEqual(['?']);
  });

  it('work in the dialog that they belong to, and not under another', () => {
    const html = '<div role="dialog" id="own"><button data-here></button></div>';
    const within = () => document.getElementById('own');
    const own = listen(html, { more: { within } });
    own.press('?');
    expect(own.ran).toEqual(['?']);
    stop();
    const under = listen(`${html}<div role="dialog"></div>`, { more: { within } });
    under.press('?');
    expect(under.ran).toEqual([]);
  });

  it('do nothing when switched off, unlike chords', () => {
    const { ran, press } = listen('', { singleKeys: false });
    press('?');
    press('g');
    press('i');
    press('k', { ctrlKey: true });
    expect(ran).toEqual(['mod+k']);
  });

  it('do not continue a sequence in a field', () => {
    const { ran, press } = listen('<input data-here>');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
    press('i');
    expect(ran).toEqual([]);
  });
});

describe('keys that edit a text', () => {
  it.each([
    ['<input data-here>'],
    ['<input type="number" data-here>'],
    ['<textarea data-here></textarea>'],
    ['<div contenteditable="true"><b data-here>x</b></div>'],
  ])('stay with the text in %s', (html) => {
    const { ran, press } = listen(html);
    expect([press('z', { ctrlKey: true }), press('Z', { ctrlKey: true })]).toEqual([false, false]);
    expect(ran).toEqual([]);
  });

  it.each([
    ['<button data-here></button>'],
    ['<input type="checkbox" data-here>'],
    ['<div contenteditable="false" data-here></div>'],
  ])('work on %s', (html) => {
    const { ran, press } = listen(html);
    expect(press('z', { ctrlKey: true })).toBe(true);
    expect(ran).toEqual(['mod+z']);
  });
});

it.each([
  ['while a text is composed', { isComposing: true }],
  ['while a key is held', { repeat: true }],
])('listenForHotkeys: ignores keys %s', (_, init) => {
  const { ran, press } = listen();
  press('?', init);
  press('k', { ctrlKey: true, ...init });
  expect(ran).toEqual([]);
});

it('listenForHotkeys: runs chords where propagation is stopped, and leaves single keys to the element', () => {
  const { ran, press } = listen('<div data-here></div>');
  const taken = vi.fn((event: Event) => event.stopPropagation());
  document.querySelector('[data-here]')?.addEventListener('keydown', taken);
  press('k', { ctrlKey: true });
  press('?');
  expect(ran).toEqual(['mod+k']);
  expect(taken).toHaveBeenCalledTimes(2);
});
