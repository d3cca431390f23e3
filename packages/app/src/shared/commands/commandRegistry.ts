import { type Command, COMMAND_SECTIONS } from './command';

export interface CommandRegistry {
  /**
   * Takes in or replaces the commands of an owner.
   * @param owner any object; what it registered before is replaced
   */
  register: (owner: object, commands: readonly Command[]) => void;
  unregister: (owner: object) => void;
  /** All of them, by section and then in the order they came. The same array until something changes. */
  list: () => readonly Command[];
  subscribe: (listener: () => void) => () => void;
}

/** Holds every command of the app, whoever offers it: menus, palette, shortcut sheet and keyboard all read this one list. */
export function createCommandRegistry(): CommandRegistry {
  const owners = new Map<object, readonly Command[]>();
  const listeners = new Set<() => void>();
  let commands: readonly Command[] = [];
  const update = () => {
    commands = inOrder(owners.values());
    for (const listener of listeners) listener();
  };
  return {
    register(owner, list) {
      owners.set(owner, list);
      update();
    },
    unregister(owner) {
      if (owners.delete(owner)) update();
    },
    list: () => commands,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Of two commands with one id the later owner's is heard: a page may say better what "Add" means on it. Of two with the same keys the first is,
 * the page's own before the app's: the other is listed without them. Those of a dialog are heard in it alone, and take nothing from others.
 */
function inOrder(lists: Iterable<readonly Command[]>): Command[] {
  const byId = new Map<string, Command>();
  for (const command of [...lists].flat()) byId.set(command.id, command);
  const rank = (command: Command) => COMMAND_SECTIONS.indexOf(command.section);
  const taken = new Set<string>();
  return [...byId.values()]
    .toSorted((one, other) => rank(one) - rank(other))
    .map((command) => {
      if (!command.keys || command.within) return command;
      if (taken.has(command.keys)) return { ...command, keys: undefined };
      taken.add(command.keys);
      return command;
    });
}

/** The app's own. */
export const commandRegistry = createCommandRegistry();
