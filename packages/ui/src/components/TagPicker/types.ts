import type { Tag } from './tagTitles';

export interface TagPickerProps {
  label: string;
  /** All tags, in any order. */
  tags: readonly Tag[];
  /** Ids of the selected tags. */
  selected: readonly string[];
  /** Omitted where tags are only managed, not assigned. */
  onToggle?: (id: string) => void;
  /** Creates a tag; the title is trimmed, not empty, not too long and not taken. Omitted where none can be created. */
  onCreate?: (title: string) => void;
  /** Changes a tag, under the same conditions. */
  onChange: (id: string, change: TagChange) => void;
  onDelete: (id: string) => void;
  /**
   * Called when Enter in the search selects or deselects a tag. Its checkbox does not have the focus, so the change has to be
   * announced.
   */
  onToggledByEnter?: (tag: Tag, isOn: boolean) => void;
  labels: TagPickerLabels;
  /** Lets the user edit titles and delete tags, all of them at the same time. */
  renaming?: TagRenaming;
  /** Shows tags in their colours, and lets the user edit the title and colour of each in its row. */
  colors?: TagColors;
  /** Maximum length of a title, in characters as a person counts them. @default 50 */
  maxTitle?: number;
  /** BCP 47. Decides the sort order. */
  locale: string;
  disabled?: boolean;
  id?: string;
}

export interface TagChange {
  title: string;
  color?: string;
}

export interface TagPickerLabels {
  search: string;
  /** Label of the button that creates the typed tag: “Create "x"”. */
  create: (title: string) => string;
  /** Error when another tag has the title. */
  duplicate: string;
  /** Text when there are no tags yet. */
  empty: string;
}

export interface TagRenaming {
  /** Label of the button that starts editing titles; `done` is that of the button that ends it. */
  edit: string;
  done: string;
  /** Name of the field that renames a tag. */
  rename: (title: string) => string;
  /** Name of the button that deletes a tag. */
  remove: (title: string) => string;
  /** Ms after the last key until a rename is applied. @default 300 */
  delay?: number;
}

export interface TagColors {
  /** Every colour with its name. A pill has its tag's colour as `data-tone`: the caller styles it. */
  options: readonly { value: string; label: string }[];
  /** Name of the button that opens a tag's editor, and of the editor. */
  edit: (title: string) => string;
  /** Label of the title field. */
  title: string;
  /** Label of the group of colours. */
  color: string;
  save: string;
  remove: string;
  /** Errors for a title that is rejected. */
  blank: string;
  tooLong: string;
  /** Stores unsaved input of an editor: it is restored when the editor opens again. */
  drafts?: TagDrafts;
}

/** Stores the unsaved input for a tag until it is saved or discarded. */
export interface TagDrafts {
  read: (id: string) => TagChange | null;
  write: (id: string, typed: TagChange) => void;
  remove: (id: string) => void;
}
