import type { Tag } from './tagTitles';
import type { TagChange } from './types';

/** What a row of the picker is given, whichever it is. */
export interface TagRowProps {
  tag: Tag;
  isOn: boolean;
  disabled: boolean;
  maxTitle: number;
  /** Whether another tag has this title. */
  isTaken: (title: string) => boolean;
  /** Says so. */
  duplicate: string;
  onToggle: (() => void) | undefined;
  onChange: (change: TagChange) => void;
  onDelete: () => void;
}
