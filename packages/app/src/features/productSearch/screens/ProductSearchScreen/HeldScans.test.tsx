import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type Scan, scans } from '../../../../shared/scanner/scans';
import { useScans } from '../../../../shared/scanner/useScans';
import { HeldScans } from './HeldScans';

it('HeldScans: passes scans made while a mode loads to that mode, in order', async () => {
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((settle) => {
    arrive = settle;
  });
  const heard: Scan[] = [];
  const nobody: Scan[] = [];
  const stop = scans.listenLast((scan) => {
    nobody.push(scan);
    return true;
  });
  function Mode() {
    use(coming);
    useScans((scan) => {
      heard.push(scan);
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
  expect(heard).toEqual([]);
  arrive();
  await vi.waitFor(() => expect(heard).toEqual([first, second]));
  scans.hand(third);
  expect(heard).toEqual([first, second, third]);
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
