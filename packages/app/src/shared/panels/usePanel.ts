import { useEffect, useSyncExternalStore } from 'react';
import { type PanelName, panels } from './panelStore';

/**
 * One panel's state, held in the one store of panels. Whoever calls this is who shows it: only then do commands offer it.
 * @param note what there is to know of it before it is opened: the user menu says it where the panel's button is left out
 * @returns whether it is open, and what opens or closes it (`onOpenChange` of a popover, a dialog or a drawer)
 */
export function usePanel(name: PanelName, note?: string): [boolean, (open: boolean) => void] {
  useEffect(() => panels.announce(name), [name]);
  useEffect(() => panels.setNote(name, note), [name, note]);
  const isOpen = useSyncExternalStore(panels.subscribe, () => panels.open() === name);
  return [isOpen, (open) => (open ? panels.show(name) : panels.close(name))];
}

/** The panels that can be opened now. */
export const usePresentPanels = (): readonly PanelName[] => useSyncExternalStore(panels.subscribe, panels.present);
