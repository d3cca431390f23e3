import type { IconName } from '@stockroom/ui';

/** Groups of commands, in the order in which lists show them. */
export const COMMAND_SECTIONS = ['here', 'page', 'action', 'product', 'panel', 'appearance', 'session'] as const;
/** `here`: of the page that is open. */
export type CommandSection = (typeof COMMAND_SECTIONS)[number];

/** Something a person can have done, from a menu, the command palette or the keyboard. It leads somewhere, or it runs. */
export type Command = CommandBase & ({ href: string; run?: undefined } | { run: () => void; href?: undefined });

interface CommandBase {
  /** One of its kind in the whole app: `theme.teal`. */
  id: string;
  /** In the language shown. */
  title: string;
  section: CommandSection;
  /** A quieter word beside the title: where it leads, what is chosen now. In the language shown. */
  hint?: string;
  icon?: IconName;
  /** Further words that find it, in the language shown. */
  keywords?: readonly string[];
  /** Its shortcut: a chord `mod+k`, a key `?`, a sequence `g i` (see `keys.ts`). */
  keys?: string;
  /** The choice that holds now: this theme, this page. */
  isCurrent?: boolean;
  /** Whether it can be done now, asked when a list of commands is shown. Left out: always. */
  canRun?: () => boolean;
  /** Its keys are heard by a part of the page itself: the sheet of shortcuts shows them, and nothing runs it. */
  isTold?: boolean;
  /** Has keys, but is not worth a line in the palette: it opens the palette. */
  isHidden?: boolean;
  /** Where it belongs, for a command of a dialog: its keys are heard while that dialog lies on top. */
  within?: () => Element | null;
}
