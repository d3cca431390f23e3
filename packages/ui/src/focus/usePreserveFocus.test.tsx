import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppShell } from '../components/AppShell/AppShell';

let root: Root | undefined;

/** Each button of the list removes itself. A search field would type the next key. */
function Page({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <AppShell layout="classy" skipLinkLabel="Skip" topBar={<p>Head</p>}>
      <input type="search" aria-label="Search" />
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setLeft(left.filter((each) => each !== name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </AppShell>
  );
}

async function show(...names: string[]) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Page names={names} />);
  await vi.waitFor(() => expect(document.querySelector('p')).not.toBeNull());
}

const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const focused = () => document.activeElement?.textContent;
const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it('usePreserveFocus: passes the focus of a removed control to the next, previous or the page', async () => {
  await show('one', 'two', 'three');
  button('two')?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('three'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('one'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

it('usePreserveFocus: restores the focus that a closed layer did not return', async () => {
  await show('one', 'two');
  button('two')?.focus();
  const layer = document.body.appendChild(document.createElement('div'));
  layer.tabIndex = -1;
  layer.focus();
  layer.remove();
  await vi.waitFor(() => expect(focused()).toBe('two'));
});

it('usePreserveFocus: passes the focus on from a control removed while a layer had the focus', async () => {
  await show('one', 'two', 'three');
  button('two')?.focus();
  const layer = document.body.appendChild(document.createElement('div'));
  layer.tabIndex = -1;
  layer.focus();
  button('two')?.click();
  await vi.waitFor(() => expect(button('two')).toBeUndefined());
  layer.remove();
  await vi.waitFor(() => expect(focused()).toBe('three'));
});

it('usePreserveFocus: leaves the focus alone after a press on an empty area', async () => {
  await show('one', 'two');
  button('two')?.focus();
  const head = document.querySelector('p');
  if (head) await userEvent.click(head);
  expect(document.activeElement).toBe(document.body);
  button('two')?.click();
  document.body.appendChild(document.createElement('div')).remove();
  await frames(6);
  expect(document.activeElement).toBe(document.body);
});

it('usePreserveFocus: focuses the heading after a dialog that opened with the page', async () => {
  const layer = document.body.appendChild(document.createElement('div'));
  layer.innerHTML = '<div role="dialog"><button type="button">close</button></div>';
  layer.querySelector('button')?.focus();
  await show('one');
  layer.remove();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});
