import { VisuallyHidden } from '@stockroom/ui';
import { useEffect } from 'react';

/** A placeholder for a row that came into view before its page; requests the page. */
export function UnloadedCell({ place, label, onSeen }: UnloadedCellProps) {
  useEffect(() => onSeen(place), [place, onSeen]);
  return (
    <span data-bone>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

interface UnloadedCellProps {
  /** Index of the row in the ledger. */
  place: number;
  label: string;
  onSeen: (place: number) => void;
}
