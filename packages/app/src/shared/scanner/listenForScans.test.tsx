import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenForScans } from './listenForScans';
import type { ScannerSettings } from './model/burst';
import { setFieldText } from './restoreFieldText';
import type { Scan } from './scans';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

function begin(settings: ScannerSettings = { gap: 35, end: 'enter' }): Scan[] {
  const receivedScans: Scan[] = [];
  stops.push(listenForScans({ settings: () => settings, onScan: (scan) => receivedScans.push(scan) }));
  return receivedScans;
}

let now = 1000;
/** Presses keys like a keyboard: text that is not prevented is typed into the focused field. */
function press(keys: readonly string[], gap: number): boolean[] {
  return keys.map((key) => {
    now += gap;
    const place = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    const isLeft = place.dispatchEvent(event);
    if (isLeft && key.length === 1) type(place, key);
    return isLeft;
  });
}

function type(place: Element, key: string): void {
  if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) {
    const [from, to] = [place.selectionStart ?? 0, place.selectionEnd ?? 0];
    setFieldText(place, place.value.slice(0, from) + key + place.value.slice(to));
    place.setSelectionRange(from + 1, from + 1);
  } else if (place instanceof HTMLElement && place.isContentEditable) {
    place.append(key);
    place.normalize();
    document.getSelection()?.selectAllChildren(place);
    document.getSelection()?.collapseToEnd();
  }
}

const CODE = [...'4006381333931', 'Enter'];

function put<Tag extends 'input' | 'textarea' | 'button' | 'div'>(tag: Tag) {
  const element = document.body.appendChild(document.createElement(tag));
  if (tag === 'div') element.contentEditable = 'true';
  element.focus();
  return element;
}

describe('listenForScans', () => {
  it('reports a scan wherever the focus is', () => {
    const receivedScans = begin();
    press(CODE, 8);
    expect(receivedScans).toMatchObject([{ code: '4006381333931', quantity: 1 }]);
  });

  it('cleans a code: AIM prefix, UPC-E', () => {
    const receivedScans = begin();
    press([...']E004252614', 'Enter'], 8);
    expect(receivedScans[0]?.code).toBe('042100005264');
  });

  it('passes on a GS1 code unchanged', () => {
    const receivedScans = begin();
    press([...']d2010950600013435210AB\u001d17271231', 'Enter'], 8);
    expect(receivedScans).toMatchObject([{ text: ']d2010950600013435210AB\u001d17271231', quantity: 1 }]);
  });

  it('counts a scan as often as the number typed before it', () => {
    const receivedScans = begin();
    press(['1', '2'], 200);
    now += 300;
    press(CODE, 8);
    press(CODE, 8);
    expect(receivedScans.map(({ quantity }) => quantity)).toEqual([12, 1]);
  });

  it('counts a scan as often as a number typed quickly before it', () => {
    const receivedScans = begin();
    press(['1', '2'], 60);
    now += 300;
    press(CODE, 8);
    expect(receivedScans).toMatchObject([{ code: '4006381333931', quantity: 12 }]);
  });

  it('recognises a scanner slower than its setting on the page, and in a field by a whole GTIN', () => {
    const receivedScans = begin();
    press(CODE, 60);
    press([...'HP-1004', 'Enter'], 90);
    const field = put('input');
    field.value = 'Oak watch';
    press(CODE, 60);
    expect(receivedScans.map(({ code }) => code)).toEqual(['4006381333931', 'HP-1004', '4006381333931']);
    expect(field.value).toBe('Oak watch');
    // Typing: neither speed nor code identifies a scan.
    press([...'HP-1004', 'Enter'], 90);
    press(CODE, 140);
    expect(receivedScans).toHaveLength(3);
  });

  it('does not press the focused button', () => {
    begin();
    const listener = vi.fn();
    put('button').addEventListener('keydown', listener);
    const left = press(CODE, 8);
    expect(left.at(-1)).toBe(false);
    expect(listener).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }));
  });

  it('reports a scan without an end key after a pause', () => {
    vi.useFakeTimers();
    const receivedScans = begin({ gap: 35, end: 'pause' });
    press([...'4006381333931'], 8);
    expect(receivedScans).toEqual([]);
    vi.advanceTimersByTime(71);
    vi.useRealTimers();
    expect(receivedScans).toHaveLength(1);
  });
});

describe('listenForScans with a focused field', () => {
  it.each(['input', 'textarea'] as const)('restores the text before the scan: %s', (tag) => {
    const receivedScans = begin();
    const field = put(tag);
    field.value = 'Oak watch';
    field.setSelectionRange(4, 9);
    press(CODE, 8);
    expect(receivedScans).toHaveLength(1);
    expect(field.value).toBe('Oak watch');
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 9]);
  });

  it('restores formatted text', () => {
    begin();
    const editor = put('div');
    type(editor, 'Oak');
    press(CODE, 8);
    expect(editor.textContent).toBe('Oak');
  });

  it('updates a controlled value', async () => {
    begin();
    let currentValue = '';
    function ControlledInput() {
      const [value, setValue] = useState('Oak');
      currentValue = value;
      return createElement('input', { value, onChange: (event) => setValue(event.currentTarget.value) });
    }
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(createElement(ControlledInput));
    await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
    document.querySelector('input')?.focus();
    press(CODE, 8);
    await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe('Oak'));
    expect(currentValue).toBe('Oak');
    root.unmount();
  });

  it('leaves typed text to the field, including Enter', () => {
    const receivedScans = begin();
    const field = put('input');
    const left = press([...'SKU12345', 'Enter'], 70);
    expect(field.value).toBe('SKU12345');
    expect(left.at(-1)).toBe(true);
    expect(receivedScans).toEqual([]);
  });
});
