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

/** The markup of the first paint, with what somebody did in it. */
function paint(): HTMLInputElement {
  host.innerHTML = '<form><input id="sign-in-email" value="" /><input id="sign-in-password" value="" /></form>';
  const field = host.querySelector('input');
  if (!field) throw new Error('no field');
  return field;
}

it('keeps what was typed, where the cursor was, and that the form was sent', async () => {
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

it('does nothing where nobody did anything', async () => {
  paint();
  takeEarlyInput(host);
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  const root = createRoot(host);
  root.render(<form onSubmit={sent} />);
  await vi.waitFor(() => expect(host.querySelector('input')).toBeNull());
  expect(sent).not.toHaveBeenCalled();
  root.unmount();
});
