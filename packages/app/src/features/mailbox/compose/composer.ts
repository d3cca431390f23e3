import { drafts } from '#shared/drafts/drafts';
import { type ComposeDraft, hasSameText } from '../model/composeDraft';

/** A mail that is being written, across pages. */
export interface Composing {
  draft: ComposeDraft;
  /** Whether it was begun on this page, and not restored after a reload: its field then takes the focus. */
  isNew: boolean;
  /** Whether it is reduced to its title in the corner. */
  isSmall: boolean;
}

let open: readonly Composing[] = [];
let owner: string | null = null;
/** Ids of the mails that were edited since they were opened. */
const touched = new Set<string>();
const listeners = new Set<() => void>();
const set = (next: readonly Composing[]) => {
  open = next;
  for (const listener of listeners) listener();
};
const closeAll = () => {
  touched.clear();
  set([]);
};
const sized = (id: string) => open.map((each) => ({ ...each, isSmall: each.draft.id !== id }));

/**
 * The mails being written, on any page. Several stand side by side, each with its own machine: starting another shrinks the
 * others and keeps their content (decision 085).
 */
export const composer = {
  all: (): readonly Composing[] => open,
  /** Sets the user who writes from here on: another user's windows are closed. */
  isOf: (userId: string): void => {
    if (owner !== null && owner !== userId) closeAll();
    owner = userId;
  },
  /** Opens a window. If the mail is already open, or one with the same text is open and untouched, shows that instead. */
  write: (draft: ComposeDraft): void => {
    const there = open.find(({ draft: { id } }) => id === draft.id);
    const same = there ?? open.find((each) => !touched.has(each.draft.id) && each.isNew && hasSameText(each.draft, draft));
    if (same) set(sized(same.draft.id));
    else set([...sized(draft.id), { draft, isNew: true, isSmall: false }]);
  },
  /** Reopens a mail that was being written before a reload. */
  resume: (draft: ComposeDraft): void => {
    if (open.every((each) => each.draft.id !== draft.id)) set([...open, { draft, isNew: false, isSmall: true }]);
  },
  /** Opens the mail's window, and shrinks the others. */
  show: (id: string): void => set(sized(id)),
  shrink: (id: string): void => set(open.map((each) => (each.draft.id === id ? { ...each, isSmall: true } : each))),
  /** Marks a mail as edited. */
  touch: (id: string): void => void touched.add(id),
  /** Whether the mail was begun on this page and not edited. */
  isUntouched: (id: string): boolean => !touched.has(id) && open.some((each) => each.draft.id === id && each.isNew),
  close: (id: string): void => {
    touched.delete(id);
    if (open.some((each) => each.draft.id === id)) set(open.filter((each) => each.draft.id !== id));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

drafts.subscribe((change) => {
  if (change === 'none') closeAll();
});
