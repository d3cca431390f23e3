import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Command } from './command';
import { commandRegistry } from './commandRegistry';

/**
 * Offers commands for as long as the component stands on the page.
 * @param commands a component that also reads the list hands in the same array while nothing in it changes (`useMemo`): else each
 *   drawing would lead to the next
 */
export function useCommands(commands: readonly Command[]): void {
  const [owner] = useState(() => ({}));
  useEffect(() => commandRegistry.register(owner, commands), [owner, commands]);
  useEffect(() => () => commandRegistry.unregister(owner), [owner]);
}

/** Every command that is offered now, by section. */
export function useCommandList(): readonly Command[] {
  return useSyncExternalStore(commandRegistry.subscribe, commandRegistry.list, commandRegistry.list);
}
