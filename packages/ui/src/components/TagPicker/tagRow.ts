import type { Tag } from './tagTitles';
import type { TagChange } from './types';

/** Props of a picker's row, of either kind. */
export interface TagRowProps {
  tag: Tag;
  isOn: boolean;
  disabled: boolean;
  maxTitle: number;
  /** Whether another tag has this title. */
  isTaken: (title: string) => boolean;
  /** The error when another tag has it. */
  duplicate: string;
  onToggle: (() => void) | undefined;
  onChange: (change: TagChange) => void;
  onDelete: () => void;
}
