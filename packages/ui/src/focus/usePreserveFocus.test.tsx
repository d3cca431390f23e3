import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppShell } from '../components/AppShell/AppShell';

let root: Root | undefined;

/** Each button of the list takes itself away. The search would take the next key for its own. */
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

it('what is gone hands the focus to what stood after it, else before it, else to the page', async () => {
  await show('one', 'two', 'three');
  button('two')?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('three'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('one'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

it('what a closed layer did not give back is given back', async () => {
  await show('one', 'two');
  button('two')?.focus();
  const layer = document.body.appendChild(document.createElement('div'));
  layer.tabIndex = -1;
  layer.focus();
  layer.remove();
  await vi.waitFor(() => expect(focused()).toBe('two'));
});

it('what has gone while a layer over it had the focus hands it on, too', async () => {
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

it('a press on nothing leaves the focus there, whatever goes then', async () => {
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

it('a dialog that the page came with leaves the focus on the heading', async () => {
  const layer = document.body.appendChild(document.createElement('div'));
  layer.innerHTML = '<div role="dialog"><button type="button">close</button></div>';
  layer.querySelector('button')?.focus();
  await show('one');
  layer.remove();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});
