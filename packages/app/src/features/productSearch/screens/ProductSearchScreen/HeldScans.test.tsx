import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type Scan, scans } from '#shared/scanner/scans';
import { useScans } from '#shared/scanner/useScans';
import { HeldScans } from './HeldScans';

it('HeldScans: passes scans made while a mode loads to that mode, in order', async () => {
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((settle) => {
    arrive = settle;
  });
  const received: Scan[] = [];
  const nobody: Scan[] = [];
  const stop = scans.listenLast((scan) => {
    nobody.push(scan);
    return true;
  });
  function Mode() {
    use(coming);
    useScans((scan) => {
      received.push(scan);
      return true;
    });
    return 'there';
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <Suspense fallback={<Waits />}>
      <Mode />
    </Suspense>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe('waits'));
  const [first, second, third] = ['1', '2', '3'].map((code) => ({ code, quantity: 1 })) as [Scan, Scan, Scan];
  scans.hand(first);
  scans.hand(second);
  expect(received).toEqual([]);
  arrive();
  await vi.waitFor(() => expect(received).toEqual([first, second]));
  scans.hand(third);
  expect(received).toEqual([first, second, third]);
  expect(nobody).toEqual([]);
  root.unmount();
  stop();
});

const Waits = () => (
  <>
    <HeldScans />
    waits
  </>
);
