import type { IconName } from '@stockroom/ui';

/** Groups of commands, in the order in which lists show them. */
export const COMMAND_SECTIONS = ['here', 'page', 'action', 'product', 'panel', 'appearance', 'session'] as const;
/** Section of a command list. `here`: commands of the open page. */
export type CommandSection = (typeof COMMAND_SECTIONS)[number];

/**
 * Action that a person can start from a menu, the command palette or the keyboard. It either navigates (`href`) or runs
 * (`run`).
 */
export type Command = CommandBase & ({ href: string; run?: undefined } | { run: () => void; href?: undefined });

interface CommandBase {
  /** Unique in the whole app: `theme.teal`. */
  id: string;
  /** Title in the language shown. */
  title: string;
  section: CommandSection;
  /** Secondary text beside the title, such as the destination or the current choice, in the language shown. */
  hint?: string;
  icon?: IconName;
  /** Further search terms that find the command, in the language shown. */
  keywords?: readonly string[];
  /** Its shortcut: a chord `mod+k`, a key `?`, a sequence `g i` (see `keys.ts`). */
  keys?: string;
  /** Marks the current choice: this theme, this page. */
  isCurrent?: boolean;
  /** Whether the command can run now; called when a list of commands is shown. Left out: always. */
  canRun?: () => boolean;
  /** A part of the page listens for the keys itself: the shortcut sheet shows them, and nothing runs the command. */
  isDisplayOnly?: boolean;
  /** Has keys but no entry in the palette, as the command that opens the palette. */
  isHidden?: boolean;
  /** Dialog of the command: its keys work while that dialog is on top. */
  within?: () => Element | null;
}
