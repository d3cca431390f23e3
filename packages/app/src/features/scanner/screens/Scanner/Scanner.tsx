import { useEffect, useSyncExternalStore } from 'react';
import { ScanFlash } from '#features/scanner/components/ScanFlash/ScanFlash';
import type { CodeFacts } from '#shared/barcodes/model/gs1';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { usePreferences } from '#shared/preferences/usePreferences';
import { deliverScan } from '#shared/scanner/deliverScan';
import { listenForScans } from '#shared/scanner/listenForScans';
import { playScanSound } from '#shared/scanner/playScanSound';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { scans } from '#shared/scanner/scans';
import { toasts } from '#shared/toast/toast';
import { UnknownCode } from '../UnknownCode/UnknownCode';
import { useScanToOpen } from './useScanToOpen';

/**
 * The scanner of the whole app: listens on every page, passes a scan to the topmost listener, and opens the product if no
 * listener takes it. An unknown code can be linked to a product.
 */
export function Scanner() {
  const [{ scanFlash }] = usePreferences();
  const feedback = useSyncExternalStore(scanFeedback.subscribe, scanFeedback.get);
  const [unknown, forget] = useScanToOpen();
  // Replayed early scans reach this listener too (`replayEarlyKeys`).
  useEffect(
    () =>
      listenForScans({
        settings: () => {
          const { scanGap, scanEnd } = preferenceStore.get();
          return { gap: scanGap, end: scanEnd };
        },
        onScan: ({ text, quantity }) => deliverScan(text, quantity),
      }),
    [],
  );
  useEffect(() => scans.watch(({ facts }) => void showFacts(facts)), []);
  useEffect(() => {
    if (feedback && preferenceStore.get().scanSound) playScanSound(feedback.outcome);
  }, [feedback]);
  return (
    <>
      {scanFlash && <ScanFlash feedback={feedback} />}
      {unknown !== null && <UnknownCode code={unknown} onClose={forget} />}
    </>
  );
}

/** Shows the data in a scanned code beyond its product. */
async function showFacts(facts: CodeFacts | undefined): Promise<void> {
  if (!facts || Object.keys(facts).length === 0) return;
  const { factsText } = await importOrReload('gs1', () => import('#shared/barcodes/factsText'));
  toasts.show({ id: 'scan-facts', tone: 'info', message: await factsText(facts) });
}
