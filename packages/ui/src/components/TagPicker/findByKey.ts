import type { KeyboardEvent } from 'react';
import { isComposing } from '../../keys/isComposing';

/** Keys of a field that finds in a list and creates missing entries. */
interface FindKeys {
  text: string;
  onClear: () => void;
  /** Takes the first one found; left out where none is found or can be taken. */
  onTake?: () => void;
  /** Makes the one typed; left out where it can't be made. */
  onMake?: () => void;
}

/** Escape empties the field and closes nothing around it; Enter takes the first one found, or makes the one typed. */
export function findByKey(event: KeyboardEvent, { text, onClear, onTake, onMake }: FindKeys): void {
  if (isComposing(event)) return;
  if (event.key === 'Escape' && text !== '') {
    event.stopPropagation();
    onClear();
  }
  if (event.key !== 'Enter') return;
  event.preventDefault();
  (onTake ?? onMake)?.();
}
