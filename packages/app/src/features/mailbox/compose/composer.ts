import { drafts } from '../../../shared/drafts/drafts';
import { type ComposeDraft, hasSameText } from '../model/composeDraft';

/** A mail that is being written, over all pages. */
export interface Composing {
  draft: ComposeDraft;
  /** Begun on this page, and not back from before: its field takes the focus. */
  isNew: boolean;
  /** Only its title stands in the corner. */
  isSmall: boolean;
}

let open: readonly Composing[] = [];
let owner: string | null = null;
/** Those in which something was written since they were opened. */
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
 * Who writes mails, from wherever they are. Several stand side by side, each with its own machine: beginning another shrinks the others and
 * takes nothing from them (decision 085).
 */
export const composer = {
  all: (): readonly Composing[] => open,
  /** Says who writes from here on: another one's windows are closed. */
  isOf: (userId: string): void => {
    if (owner !== null && owner !== userId) closeAll();
    owner = userId;
  },
  /** Opens a window. One that is open already, or stands there just so with nothing written in it, is shown. */
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
  /** Opens its window, and shrinks the others. */
  show: (id: string): void => set(sized(id)),
  shrink: (id: string): void => set(open.map((each) => (each.draft.id === id ? { ...each, isSmall: true } : each))),
  /** Something was written in it. */
  touch: (id: string): void => void touched.add(id),
  /** Begun on this page, and nothing was written in it. */
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
