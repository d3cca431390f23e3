import { useEffect, useSyncExternalStore } from 'react';
import { type PanelName, panels } from './panelStore';

/**
 * State of one panel, held in the store of panels. The component that calls this renders the panel: only then do commands
 * offer it.
 * @param note information shown before it is opened: the user menu shows it where the panel's button is left out
 * @returns whether it is open, and the setter that opens or closes it (`onOpenChange` of a popover, a dialog or a drawer)
 */
export function usePanel(name: PanelName, note?: string): [boolean, (open: boolean) => void] {
  useEffect(() => panels.register(name), [name]);
  useEffect(() => panels.setNote(name, note), [name, note]);
  const isOpen = useSyncExternalStore(panels.subscribe, () => panels.open() === name);
  return [isOpen, (open) => (open ? panels.show(name) : panels.close(name))];
}

/** The panels that can be opened now. */
export const usePresentPanels = (): readonly PanelName[] => useSyncExternalStore(panels.subscribe, panels.available);
