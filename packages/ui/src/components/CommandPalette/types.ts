import type { ReactNode } from 'react';
import type { SearchResultGroup, SearchResultItem } from '../SearchResults/types';

/** A kind of thing that the search can be narrowed to. */
export interface PaletteScope {
  id: string;
  /** "Commands". */
  label: string;
  /** The sign in front of the text that selects it: `>`. */
  sign?: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The typed text, with the sign of a scope. */
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly SearchResultGroup[];
  /** The text to mark in the results: without the sign. */
  query: string;
  /** @param how `newTab` when Ctrl or Cmd was held */
  onPick: (item: SearchResultItem, how: { newTab: boolean; by: 'key' | 'pointer' }) => void;
  /** Enter where nothing can be picked yet: results are on their way. */
  onSubmit?: () => void;
  /** Takes a removable item out: by its cross, or by Shift + Delete. */
  onRemove?: (item: SearchResultItem) => void;
  scopes: readonly PaletteScope[];
  /** Id of the scope that holds. */
  scope: string;
  onScopeChange: (id: string) => void;
  /** Under the results: that nothing was found, or that the search failed, with Retry. */
  children?: ReactNode;
  /** Results are on their way. */
  busy?: boolean;
  /** Said politely to screen readers when it changes: "7 results". */
  announcement?: string;
  labels: PaletteLabels;
}

export interface PaletteLabels {
  /** Name of the dialog and of the field: "Search". */
  name: string;
  placeholder: string;
  /** Name of the list: "Results". */
  results: string;
  close: string;
  /** Beside the turning sign: "Searching". */
  busy: string;
  /** Name of the row of scopes: "Search in". */
  scopes: string;
  /** Descriptions of keys, at the foot: move, open, in a new tab, close. */
  move: string;
  pick: string;
  newTab: string;
}
