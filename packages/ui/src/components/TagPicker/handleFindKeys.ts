import type { KeyboardEvent } from 'react';
import { isComposing } from '../../keys/isComposing';

/** Keyboard actions of a field that searches a list and creates missing entries. */
interface FindKeys {
  text: string;
  onClear: () => void;
  /** Takes the first match; omitted where there is no match to take. */
  onTake?: () => void;
  /** Creates the typed entry; omitted where it can't be created. */
  onCreate?: () => void;
}

/**
 * Handles the keys: Escape empties the field and closes nothing around it; Enter takes the first match, or creates the typed
 * entry.
 */
export function handleFindKeys(event: KeyboardEvent, { text, onClear, onTake, onCreate }: FindKeys): void {
  if (isComposing(event)) return;
  if (event.key === 'Escape' && text !== '') {
    event.stopPropagation();
    onClear();
  }
  if (event.key !== 'Enter') return;
  event.preventDefault();
  (onTake ?? onCreate)?.();
}
