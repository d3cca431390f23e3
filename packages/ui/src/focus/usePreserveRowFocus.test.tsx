import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePreserveRowFocus } from './usePreserveRowFocus';

let root: Root;

function Page() {
  const ref = useRef<HTMLDivElement>(null);
  usePreserveRowFocus(ref);
  return (
    <>
      <div ref={ref}>
        <table>
          <tbody>
            <tr>
              <td>
                <button type="button">First</button>
                <button type="button">Second</button>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <button type="button">Elsewhere</button>
      <div role="dialog">
        <button type="button">Delete</button>
      </div>
    </>
  );
}

const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const focused = () => document.activeElement?.textContent;
/** Observers are called in a microtask; frames later nothing more happens. */
const settled = () => new Promise((settle) => setTimeout(settle, 60));

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Page />);
  await vi.waitFor(() => expect(button('Delete')).toBeDefined());
  await settled();
  button('First')?.focus();
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('usePreserveRowFocus: moves the focus of a removed control to the next one', async () => {
  button('First')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Second'));
});

it('usePreserveRowFocus: does so when a dialog over the page had the focus meanwhile', async () => {
  button('Delete')?.focus();
  button('Delete')?.blur();
  button('First')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Second'));
});

it('usePreserveRowFocus: takes no focus from another part of the page', async () => {
  button('Elsewhere')?.focus();
  button('Elsewhere')?.blur();
  button('First')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
