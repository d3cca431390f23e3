import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeGuards } from '../leaveGuard/activeGuards';
import { useAddressState } from './useAddressState';

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let go: ReturnType<typeof useAddressState<number>>['go'];

function Pages() {
  const [params, setParams] = useSearchParams();
  const address = useAddressState(Number(params.get('page') ?? 1), (page, { replace }) =>
    setParams({ page: String(page) }, { replace, flushSync: true }),
  );
  useLayoutEffect(() => {
    ({ go } = address);
  });
  return <p>{address.state}</p>;
}

const next = (page: number) => page + 1;
const shown = () => document.querySelector('p')?.textContent;
const addressQuery = () => router.state.location.search;

beforeEach(async () => {
  router = createMemoryRouter(
    [
      { path: '/list', element: <Pages /> },
      { path: '/other', element: <h1>Other</h1> },
    ],
    { initialEntries: ['/list?page=1'] },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(shown()).toBe('1'));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('useAddressState: shows the new state before the address changes', async () => {
  go(next);
  await vi.waitFor(() => expect(shown()).toBe('2'), { interval: 0 });
  expect(addressQuery()).toBe('?page=1');
  await vi.waitFor(() => expect(addressQuery()).toBe('?page=2'));
  expect(shown()).toBe('2');
});

it('useAddressState: writes two moves of the same moment, the second based on the first', async () => {
  go(next);
  go(next);
  await vi.waitFor(() => expect(addressQuery()).toBe('?page=3'));
  expect(shown()).toBe('3');
  await router.navigate(-1);
  expect(addressQuery()).toBe('?page=2');
  await vi.waitFor(() => expect(shown()).toBe('2'));
});

it('useAddressState: drops the move when the user navigated meanwhile', async () => {
  go(next);
  await router.navigate('/other');
  await new Promise((settle) => requestAnimationFrame(() => setTimeout(settle, 20)));
  expect(router.state.location.pathname).toBe('/other');
  expect(addressQuery()).toBe('');
});

it('useAddressState: changes the address first while something is unsaved', () => {
  const end = activeGuards.begin();
  go(next);
  expect(addressQuery()).toBe('?page=2');
  end();
});

it('useAddressState: replaces a history entry', async () => {
  go(next);
  await vi.waitFor(() => expect(addressQuery()).toBe('?page=2'));
  go(next, { replace: true });
  await vi.waitFor(() => expect(addressQuery()).toBe('?page=3'));
  await router.navigate(-1);
  expect(addressQuery()).toBe('?page=1');
});
