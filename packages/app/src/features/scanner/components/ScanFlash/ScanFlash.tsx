import { useEffect, useState } from 'react';
import type { ScanFeedback } from '#shared/scanner/scanFeedback';
import { Edge } from './ScanFlash.styles';

/** Duration of the flash, in milliseconds. */
const DURATION_MS = 500;

/**
 * The edge of the window flashes in the colour of a scan's outcome. It is purely visual: the outcome itself is reported where
 * it takes effect.
 */
export function ScanFlash({ feedback }: ScanFlashProps) {
  const [passed, setPassed] = useState<number | null>(null);
  const number = feedback?.number ?? null;
  useEffect(() => {
    const timer = setTimeout(() => setPassed(number), DURATION_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return feedback && passed !== number && <Edge key={number} data-outcome={feedback.outcome} aria-hidden />;
}

export interface ScanFlashProps {
  /** The last outcome; `null` before the first. */
  feedback: ScanFeedback | null;
}
