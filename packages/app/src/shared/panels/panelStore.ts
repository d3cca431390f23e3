/** Panels that open over a signed-in page from the top bar, the palette or the keyboard. One at a time. */
export const PANEL_NAMES = [
  'search',
  'sheet',
  'messages',
  'notifications',
  'shortcuts',
  'quickChat',
  'appearance',
  'scenarios',
] as const;
export type PanelName = (typeof PANEL_NAMES)[number];

/** Whom or what a panel is opened for. */
export interface PanelSubject {
  id: string;
  /** Missing where an address names it: an address holds the id alone. */
  name?: string;
}

export interface PanelStore {
  /** The open one, `null` for none. */
  open: () => PanelName | null;
  /** Those that stand on the page and can be opened. The same array until it changes. */
  present: () => readonly PanelName[];
  /** @param subject whom it is for: the quick chat opens the conversation with this contact */
  show: (name: PanelName, subject?: PanelSubject) => void;
  /** The subject of the open panel, `null` for nothing in particular. */
  subject: () => PanelSubject | null;
  /** Says what the open panel has come to show, so that its address can say it too. */
  about: (subject: PanelSubject | null) => void;
  /** Closes it if it is the open one; without a name, whichever is. */
  close: (name?: PanelName) => void;
  toggle: (name: PanelName) => void;
  /** Says that a panel can be opened, until the returned function is called. */
  announce: (name: PanelName) => () => void;
  /** A panel's note on its button, before it is opened; missing where there is none. */
  note: (name: PanelName) => string | undefined;
  setNote: (name: PanelName, note: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds which panel is open, so that a command can open what a button opens. */
export function createPanelStore(): PanelStore {
  let open: PanelName | null = null;
  let subject: PanelSubject | null = null;
  let present: readonly PanelName[] = [];
  const notes = new Map<PanelName, string | undefined>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: PanelName | null, about: PanelSubject | null = null) => {
    if (next === open) return;
    open = next;
    subject = about;
    tell();
  };
  return {
    open: () => open,
    present: () => present,
    show: set,
    subject: () => subject,
    about(next) {
      if (open === null || next?.id === subject?.id) return;
      subject = next;
      tell();
    },
    close: (name = open ?? undefined) => {
      if (name === open) set(null);
    },
    toggle: (name) => set(open === name ? null : name),
    announce(name) {
      present = [...present, name];
      tell();
      return () => {
        present = present.filter((each) => each !== name);
        if (open === name) open = null;
        tell();
      };
    },
    note: (name) => notes.get(name),
    setNote: (name, note) => void notes.set(name, note),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's own. */
export const panels = createPanelStore();
