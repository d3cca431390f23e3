import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { preferenceStore } from '../../../../shared/preferences/preferenceStore';
import { listenForScans } from '../../../../shared/scanner/listenForScans';
import { scanFeedback } from '../../../../shared/scanner/scanFeedback';
import { scans } from '../../../../shared/scanner/scans';
import { soundOf } from '../../../../shared/scanner/scanSound';
import { usePreferences } from '../../../../shared/preferences/usePreferences';
import { ScanFlash } from '../../components/ScanFlash/ScanFlash';
import { UnknownCode } from '../UnknownCode/UnknownCode';
import { useScanToOpen } from './useScanToOpen';

/**
 * The scanner of the whole app (screens, 3.1 "Asked for" 4): hears it on every page, hands a scan to what lies on top, and opens the product
 * where nothing wants it. A code that nobody has is offered to a product.
 */
export function Scanner() {
  const [{ scanFlash }] = usePreferences();
  const feedback = useSyncExternalStore(scanFeedback.subscribe, scanFeedback.get);
  const [unknown, forget] = useScanToOpen();
  // With the first frame: what is scanned then is heard, too.
  useLayoutEffect(
    () =>
      listenForScans({
        settings: () => {
          const { scanGap, scanEnd } = preferenceStore.get();
          return { gap: scanGap, end: scanEnd };
        },
        onScan: (scan) => scans.hand(scan),
      }),
    [],
  );
  useEffect(() => {
    if (feedback && preferenceStore.get().scanSound) soundOf(feedback.outcome);
  }, [feedback]);
  return (
    <>
      {scanFlash && <ScanFlash feedback={feedback} />}
      {unknown !== null && <UnknownCode code={unknown} onClose={forget} />}
    </>
  );
}
