/** What opens over a signed-in page from the top bar, the palette or the keyboard. One at a time. */
export const PANELS = ['search', 'sheet', 'messages', 'notifications', 'shortcuts', 'quickChat', 'appearance', 'scenarios'] as const;
export type PanelName = (typeof PANELS)[number];

export interface PanelStore {
  /** The open one, `null` for none. */
  open: () => PanelName | null;
  /** Those that stand on the page and can be opened. The same array until it changes. */
  present: () => readonly PanelName[];
  show: (name: PanelName) => void;
  /** Closes it if it is the open one; without a name, whichever is. */
  close: (name?: PanelName) => void;
  toggle: (name: PanelName) => void;
  /** Says that a panel can be opened, until the returned function is called. */
  announce: (name: PanelName) => () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds which panel is open, so that a command can open what a button opens. */
export function createPanelStore(): PanelStore {
  let open: PanelName | null = null;
  let present: readonly PanelName[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: PanelName | null) => {
    if (next === open) return;
    open = next;
    tell();
  };
  return {
    open: () => open,
    present: () => present,
    show: set,
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's own. */
export const panels = createPanelStore();
