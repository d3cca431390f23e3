import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Command } from './command';
import { commandRegistry } from './commandRegistry';

/**
 * Registers commands for as long as the component is mounted.
 * @param commands a component that also reads the list passes the same array while nothing in it changes (`useMemo`): otherwise
 * each render would cause the next
 */
export function useCommands(commands: readonly Command[]): void {
  const [owner] = useState(() => ({}));
  useEffect(() => commandRegistry.register(owner, commands), [owner, commands]);
  useEffect(() => () => commandRegistry.unregister(owner), [owner]);
}

/** All commands registered now, by section. */
export function useCommandList(): readonly Command[] {
  return useSyncExternalStore(commandRegistry.subscribe, commandRegistry.list, commandRegistry.list);
}
