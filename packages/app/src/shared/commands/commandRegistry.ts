import { type Command, COMMAND_SECTIONS } from './command';

export interface CommandRegistry {
  /**
   * Adds or replaces the commands of an owner.
   * @param owner any object; what it registered before is replaced
   */
  register: (owner: object, commands: readonly Command[]) => void;
  unregister: (owner: object) => void;
  /** All commands, by section and then in order of registration. The same array until something changes. */
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
 * Orders commands and resolves clashes. Of two commands with one id the later owner's wins: a page may define better what
 * "Add" means on it. Of two with the same keys the first keeps them, the page's before the app's; the other is listed without
 * keys. Keys of a dialog work in that dialog alone and take nothing from other commands.
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

/** The app's registry. */
export const commandRegistry = createCommandRegistry();
