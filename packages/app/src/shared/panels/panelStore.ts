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

/** The person or thing that a panel is opened for. */
export interface PanelSubject {
  id: string;
  /** Missing when the panel is opened from an address, which has only the id. */
  name?: string;
}

export interface PanelStore {
  /** The open panel, `null` for none. */
  open: () => PanelName | null;
  /** Panels that are mounted and can be opened. The same array until it changes. */
  available: () => readonly PanelName[];
  /** @param subject the panel's subject: the quick chat opens the conversation with this contact */
  show: (name: PanelName, subject?: PanelSubject) => void;
  /** Subject of the open panel, `null` for none in particular. */
  subject: () => PanelSubject | null;
  /** Sets what the open panel shows now, so that the address can include it. */
  setSubject: (subject: PanelSubject | null) => void;
  /** Closes the panel if it is open; without a name, whichever is open. */
  close: (name?: PanelName) => void;
  toggle: (name: PanelName) => void;
  /** Registers a panel that can be opened, until the returned function is called. */
  register: (name: PanelName) => () => void;
  /** Note on a panel's button, shown before it is opened; missing where there is none. */
  note: (name: PanelName) => string | undefined;
  setNote: (name: PanelName, note: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Store of the open panel, so that a command can open the same panel as a button. */
export function createPanelStore(): PanelStore {
  let open: PanelName | null = null;
  let subject: PanelSubject | null = null;
  let present: readonly PanelName[] = [];
  const notes = new Map<PanelName, string | undefined>();
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: PanelName | null, about: PanelSubject | null = null) => {
    if (next === open) return;
    open = next;
    subject = about;
    notifyListeners();
  };
  return {
    open: () => open,
    available: () => present,
    show: set,
    subject: () => subject,
    setSubject(next) {
      if (open === null || next?.id === subject?.id) return;
      subject = next;
      notifyListeners();
    },
    close: (name = open ?? undefined) => {
      if (name === open) set(null);
    },
    toggle: (name) => set(open === name ? null : name),
    register(name) {
      present = [...present, name];
      notifyListeners();
      return () => {
        present = present.filter((each) => each !== name);
        if (open === name) open = null;
        notifyListeners();
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

/** The app's store. */
export const panels = createPanelStore();
