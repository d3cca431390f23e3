import type { Command } from './command';

/**
 * Runs a command or navigates to its address.
 * @param navigate the router's; not called for a command that runs
 */
export function runCommand(command: Command, navigate: (path: string) => void): void {
  if (command.run) command.run();
  else navigate(command.href);
}
