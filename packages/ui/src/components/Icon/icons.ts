import type { firstIcons } from './firstIcons';
import { drawings } from './iconRegistry';
import type { moreIcons } from './moreIcons';
import type { panelIcons } from './panelIcons';
import type { textIcons } from './textIcons';

/** The interface's icons: Heroicons at 20 px, under the names of what they mean here. */
export type IconName = keyof typeof firstIcons | keyof typeof moreIcons | keyof typeof panelIcons | keyof typeof textIcons;

/** Names of all icons that are known, in alphabetical order. */
export const iconNames = (): IconName[] => (Object.keys(drawings) as IconName[]).toSorted();

/** Whether a name that came as data is an icon of ours. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);
