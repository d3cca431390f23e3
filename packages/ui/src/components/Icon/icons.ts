import type { firstIcons } from './firstIcons';
import { drawings } from './iconRegistry';
import type { moreIcons } from './moreIcons';
import type { panelIcons } from './panelIcons';
import type { textIcons } from './textIcons';

/** The interface's icons: Heroicons at 20 px, named by their meaning here. */
export type IconName = keyof typeof firstIcons | keyof typeof moreIcons | keyof typeof panelIcons | keyof typeof textIcons;

/** Names of all registered icons, in alphabetical order. */
export const iconNames = (): IconName[] => (Object.keys(drawings) as IconName[]).toSorted();

/** Whether a name from data is one of our icons. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);
