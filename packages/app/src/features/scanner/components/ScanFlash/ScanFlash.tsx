import { useEffect, useState } from 'react';
import type { ScanFeedback } from '../../../../shared/scanner/scanFeedback';
import { Edge } from './ScanFlash.styles';

/** How long it stands, in milliseconds. */
const STANDS = 500;

/** The edge of the window says for a moment what became of a scan. It is for the eye alone: what happened is said where it happened. */
export function ScanFlash({ feedback }: ScanFlashProps) {
  const [passed, setPassed] = useState<number | null>(null);
  const number = feedback?.number ?? null;
  useEffect(() => {
    const timer = setTimeout(() => setPassed(number), STANDS);
    return () => clearTimeout(timer);
  }, [number]);
  return feedback && passed !== number && <Edge key={number} data-outcome={feedback.outcome} aria-hidden />;
}

export interface ScanFlashProps {
  /** The last outcome; `null` before the first. */
  feedback: ScanFeedback | null;
}
