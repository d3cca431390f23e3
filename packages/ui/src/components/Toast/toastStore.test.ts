import { describe, expect, it, vi } from 'vitest';
import { durationOf } from './durationOf';
import { createToastStore } from './toastStore';

const messages = (store: ReturnType<typeof createToastStore>) => store.getSnapshot().map((toast) => toast.message);

describe('createToastStore', () => {
  it('shows toasts oldest first and notifies listeners', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.show({ message: 'one' });
    store.show({ message: 'two' });
    expect(messages(store)).toEqual(['one', 'two']);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.show({ message: 'three' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('dismisses by the id from show, and keeps the snapshot when there is nothing to dismiss', () => {
    const store = createToastStore();
    const id = store.show({ message: 'one' });
    store.show({ message: 'two' });
    store.dismiss(id);
    expect(messages(store)).toEqual(['two']);
    const before = store.getSnapshot();
    store.dismiss(id);
    expect(store.getSnapshot()).toBe(before);
  });

  it('replaces a toast that has the same id', () => {
    const store = createToastStore();
    store.show({ id: 'offline', message: 'off line' });
    store.show({ message: 'saved' });
    store.show({ id: 'offline', message: 'still off line' });
    expect(messages(store)).toEqual(['saved', 'still off line']);
  });

  it('drops the oldest toast for a fifth', () => {
    const store = createToastStore();
    for (const message of ['1', '2', '3', '4', '5']) store.show({ message });
    expect(messages(store)).toEqual(['2', '3', '4', '5']);
  });

  it('keeps an error longer than a toast with Undo', () => {
    const store = createToastStore();
    const action = { label: 'Retry', onAction: () => undefined };
    store.show({ message: 'failed', tone: 'critical', action });
    for (const message of ['1', '2', '3', '4']) store.show({ message, action });
    expect(messages(store)).toEqual(['failed', '2', '3', '4']);
  });

  it('keeps a toast with Undo and an error longer than a passing toast', () => {
    const store = createToastStore();
    store.show({ message: 'deleted', action: { label: 'Undo', onAction: () => undefined } });
    store.show({ message: 'failed', tone: 'critical' });
    for (const message of ['3', '4', '5']) store.show({ message });
    expect(messages(store)).toEqual(['deleted', 'failed', '4', '5']);
  });
});

describe('durationOf', () => {
  const action = { label: 'Undo', onAction: () => undefined };
  it.each([
    ['a plain toast', {}, 6000],
    ['one with an action', { action }, 10_000],
    ['an action that was given too little time', { action, duration: 3000 }, 8000],
    ['an action with time enough', { action, duration: 20_000 }, 20_000],
    ['an error', { tone: 'critical' as const }, null],
    ['an error with a duration', { tone: 'critical' as const, duration: 5000 }, 5000],
    ['one that stays', { duration: null }, null],
  ])('returns the duration of %s', (_name, toast, expected) => {
    expect(durationOf({ id: '1', message: '', ...toast })).toBe(expected);
  });
});
