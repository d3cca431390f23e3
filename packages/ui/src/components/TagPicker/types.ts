import type { Tag } from './tagTitles';

export interface TagPickerProps {
  label: string;
  /** Every tag there is, in any order. */
  tags: readonly Tag[];
  /** Ids of those that are on. */
  selected: readonly string[];
  /** Left out where tags are kept and none is put on anything. */
  onToggle?: (id: string) => void;
  /** Makes a tag; the title is trimmed, not empty, not too long and not another's. Left out where none can be made. */
  onCreate?: (title: string) => void;
  /** Under the same conditions. */
  onChange: (id: string, change: TagChange) => void;
  onDelete: (id: string) => void;
  /** Enter in the search put a tag on or off. Its checkbox does not have the focus: what happened has to be said. */
  onTaken?: (tag: Tag, isOn: boolean) => void;
  labels: TagPickerLabels;
  /** Lets titles be edited and tags deleted, all of them at a time. */
  renaming?: TagRenaming;
  /** Shows tags in their colours, and lets the title and the colour of each be edited in its row. */
  colors?: TagColors;
  /** In characters as a person counts them. @default 50 */
  maxTitle?: number;
  /** BCP 47. Decides the order. */
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
  /** Of the button that makes the tag typed: “Create "x"”. */
  create: (title: string) => string;
  /** Why a title can't be taken: another tag has it. */
  duplicate: string;
  /** There are no tags yet. */
  empty: string;
}

export interface TagRenaming {
  /** Of the button that lets titles be edited, and of the one that ends it. */
  edit: string;
  done: string;
  /** Name of the field that renames a tag. */
  rename: (title: string) => string;
  /** Name of the button that deletes a tag. */
  remove: (title: string) => string;
  /** How long after the last key a rename is taken, in ms. @default 300 */
  delay?: number;
}

export interface TagColors {
  /** Every colour with its word. A pill has its tag's colour as `data-tone`: what it looks like is the caller's to say. */
  options: readonly { value: string; label: string }[];
  /** Name of the button that opens a tag's editor, and of the editor. */
  edit: (title: string) => string;
  /** Of the field for the title. */
  title: string;
  /** Of the group of colours. */
  color: string;
  save: string;
  remove: string;
  /** Why a title can't be taken. */
  blank: string;
  tooLong: string;
  /** Keeps what is half typed in an editor: it is there again when that is opened anew. */
  drafts?: TagDrafts;
}

/** Keeps what is typed of a tag until it is saved or thrown away. */
export interface TagDrafts {
  read: (id: string) => TagChange | null;
  write: (id: string, typed: TagChange) => void;
  remove: (id: string) => void;
}
