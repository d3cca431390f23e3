import type { ReactNode } from 'react';
import type { IconName } from '../Icon/icons';

/** One entry of a list of results. */
export interface SearchResultItem {
  /** Unique in the whole list. */
  id: string;
  title: string;
  /** A second, less prominent line: a path, a SKU. */
  subtitle?: string;
  icon?: IconName;
  /** In place of the icon, up to 32 px wide: a portrait, a picture of a product. */
  picture?: ReactNode;
  /** A muted word at the right: "current". */
  note?: string;
  /** The shortcut for the same action (see `KeyHint`). */
  keys?: string;
  /** Whether it can be removed from the list, such as a recent search. */
  removable?: boolean;
}

/** Results of one kind under their caption. */
export interface SearchResultGroup {
  id: string;
  title: string;
  items: readonly SearchResultItem[];
}
