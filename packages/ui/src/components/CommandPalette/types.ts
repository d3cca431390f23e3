import type { ReactNode } from 'react';
import type { SearchResultGroup, SearchResultItem } from '../SearchResults/types';

/** A type of content that the search can be limited to. */
export interface PaletteScope {
  id: string;
  /** Label of the scope: "Commands". */
  label: string;
  /** Prefix of the text that selects the scope: `>`. */
  prefix?: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The typed text, with the prefix of a scope. */
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly SearchResultGroup[];
  /** Text to mark in the results, without the prefix. */
  query: string;
  /** Called with the selected result. @param how `newTab` when Ctrl or Cmd was held */
  onPick: (item: SearchResultItem, how: { newTab: boolean; by: 'key' | 'pointer' }) => void;
  /** Called on Enter when there is no result yet and results are loading. */
  onSubmit?: () => void;
  /** Called to remove a removable item: with its cross, or Shift + Delete. */
  onRemove?: (item: SearchResultItem) => void;
  scopes: readonly PaletteScope[];
  /** Id of the selected scope. */
  scope: string;
  onScopeChange: (id: string) => void;
  /** Content below the results: that nothing was found, or that the search failed, with Retry. */
  children?: ReactNode;
  /** Whether results are loading. */
  busy?: boolean;
  /** Announced politely to screen readers when it changes: "7 results". */
  announcement?: string;
  labels: PaletteLabels;
}

export interface PaletteLabels {
  /** Label of the dialog and of the field: "Search". */
  name: string;
  placeholder: string;
  /** Label of the list: "Results". */
  results: string;
  close: string;
  /** Text beside the spinner: "Searching". */
  busy: string;
  /** Label of the row of scopes: "Search in". */
  scopes: string;
  /** Key hints in the footer: move, open, in a new tab, close. */
  move: string;
  pick: string;
  newTab: string;
}
