import type { ReactNode } from 'react';
import type { IconName } from '../Icon/icons';

/** One entry of a list of results. */
export interface SearchResultItem {
  /** Unique in the whole list. */
  id: string;
  title: string;
  /** A second, quieter line: a path, a SKU. */
  subtitle?: string;
  icon?: IconName;
  /** In the icon's place, up to 32 px wide: a portrait, a picture of a product. */
  picture?: ReactNode;
  /** A quiet word at the right: "current". */
  note?: string;
  /** The keys that do the same (see `KeyHint`). */
  keys?: string;
  /** It can be taken out of the list, such as a recent search. */
  removable?: boolean;
}

/** Results of one kind under their caption. */
export interface SearchResultGroup {
  id: string;
  title: string;
  items: readonly SearchResultItem[];
}
