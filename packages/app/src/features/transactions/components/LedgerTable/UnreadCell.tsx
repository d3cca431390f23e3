import { VisuallyHidden } from '@stockroom/ui';
import { useEffect } from 'react';

/** In the place of a row that came into sight before its page: asks for it. */
export function UnreadCell({ place, label, onSeen }: UnreadCellProps) {
  useEffect(() => onSeen(place), [place, onSeen]);
  return (
    <span data-bone>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

interface UnreadCellProps {
  /** The row's, in the ledger. */
  place: number;
  label: string;
  onSeen: (place: number) => void;
}
