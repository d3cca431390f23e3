import type { SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { clearEarlyInput, takeEarlyInput, earlyInputOf } from './earlyInput';

const page = document.documentElement;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => {
  clearEarlyInput();
  delete page.dataset['sent'];
});

/** The markup of the first paint, with a user's input. */
function paint(): HTMLInputElement {
  host.innerHTML = '<form><input id="sign-in-email" value="" /><input id="sign-in-password" value="" /></form>';
  const field = host.querySelector('input');
  if (!field) throw new Error('no field');
  return field;
}

it('takeEarlyInput: preserves typed text, focus and a submitted form', async () => {
  const field = paint();
  field.value = 'mina@example.test';
  field.focus();
  page.dataset['sent'] = '';
  takeEarlyInput(host);
  expect(earlyInputOf('sign-in-email')).toBe('mina@example.test');
  expect(earlyInputOf('sign-in-password')).toBeUndefined();

  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  const root = createRoot(host);
  root.render(
    <form onSubmit={sent}>
      <input id="sign-in-email" defaultValue={earlyInputOf('sign-in-email')} />
    </form>,
  );
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(document.activeElement?.id).toBe('sign-in-email');
  root.unmount();
});

it('takeEarlyInput: does nothing without any input', async () => {
  paint();
  takeEarlyInput(host);
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  const root = createRoot(host);
  root.render(<form onSubmit={sent} />);
  await vi.waitFor(() => expect(host.querySelector('input')).toBeNull());
  expect(sent).not.toHaveBeenCalled();
  root.unmount();
});
