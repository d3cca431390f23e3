import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from './AppShell';

const WIDE = 1280;
const NARROW = 320;
let root: Root | undefined;

function Shell({ startOpen, children }: { startOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <AppShell
      layout="classy"
      skipLinkLabel="Skip"
      navLabel="Menu"
      closeNavLabel="Close"
      navOpen={open}
      onNavOpenChange={setOpen}
      nav={<nav aria-label="Main">Entries</nav>}
      topBar={
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Toggle
        </button>
      }
    >
      {children}
    </AppShell>
  );
}

async function show(width: number, startOpen = true, children: ReactNode = 'Page') {
  await page.viewport(width, 640);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<Shell startOpen={startOpen}>{children}</Shell>);
  await expect.element(page.getByText('Page')).toBeVisible();
}

const menu = () => page.getByRole('navigation', { name: 'Main' });
const expanded = () => document.querySelector('[aria-expanded]')?.getAttribute('aria-expanded');

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it('AppShell: closes an open menu on a narrow window and opens it again on a wide one', async () => {
  await show(WIDE);
  await expect.element(menu()).toBeVisible();
  await page.viewport(NARROW, 640);
  await vi.waitFor(() => expect(expanded()).toBe('false'));
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  await page.viewport(WIDE, 640);
  await vi.waitFor(() => expect(expanded()).toBe('true'));
  await expect.element(menu()).toBeVisible();
});

it('AppShell: keeps a closed menu closed on a wide window', async () => {
  await show(WIDE, false);
  await page.viewport(NARROW, 640);
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.viewport(WIDE, 640);
  await vi.waitFor(() => expect(expanded()).toBe('false'));
  await expect.element(menu()).not.toBeInTheDocument();
});

it('AppShell: starts with the menu closed on a phone, whatever was remembered', async () => {
  await show(NARROW);
  await vi.waitFor(() => expect(expanded()).toBe('false'));
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

it('AppShell: closes the menu over the page on an outside press and restores the focus', async () => {
  await show(NARROW, false);
  const toggle = page.getByRole('button', { name: 'Toggle' });
  await toggle.click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  document.querySelector<HTMLElement>('[role="presentation"]')?.click();
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(document.activeElement).toBe(toggle.element());
});

it.each([
  ['in the moment that it gets it', 0],
  ['later', 200],
])('useFocusInView: keeps the focused element in view when content appears above it: %s', async (_when, pause) => {
  await show(
    WIDE,
    true,
    <>
      <div data-banner />
      <div style={{ height: 480 }}>Page</div>
      <button type="button">Low</button>
      <div style={{ height: 900 }} />
    </>,
  );
  const low = page.getByRole('button', { name: 'Low' }).element() as HTMLElement;
  const bottom = () => low.getBoundingClientRect().bottom;
  // The shell listens from its first effects on.
  await new Promise((settle) => setTimeout(settle, 50));
  low.focus();
  expect(bottom()).toBeLessThan(window.innerHeight);
  if (pause > 0) await new Promise((settle) => setTimeout(settle, pause));
  document.querySelector<HTMLElement>('[data-banner]')?.style.setProperty('height', '200px');
  expect(bottom()).toBeGreaterThan(window.innerHeight);
  await vi.waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
});

it('useFocusInView: leaves an element scrolled away, even when the next frame is slow', async () => {
  await show(
    WIDE,
    true,
    <>
      <button type="button">High</button>
      <div style={{ height: 2000 }}>Page</div>
    </>,
  );
  await new Promise((settle) => setTimeout(settle, 50));
  const high = page.getByRole('button', { name: 'High' }).element() as HTMLElement;
  high.focus();
  await new Promise((settle) => setTimeout(settle, 200));
  window.scrollTo(0, 900);
  const asked = performance.now();
  while (performance.now() - asked < 200);
  await new Promise((settle) => setTimeout(settle, 200));
  expect(window.scrollY).toBe(900);
});
