import { BoldIcon, ItalicIcon, ListBulletIcon, NumberedListIcon, UnderlineIcon } from '@heroicons/react/20/solid';
import { AlignCenterIcon, AlignLeftIcon, AlignRightIcon } from './AlignIcons';
import { ClearFormatIcon } from './ClearFormatIcon';
import { addIcons } from './iconRegistry';

/** Icons of text formats. Importing this module registers them; the text editor does so. */
export const textIcons = {
  alignCenter: AlignCenterIcon,
  alignLeft: AlignLeftIcon,
  alignRight: AlignRightIcon,
  bold: BoldIcon,
  bulletList: ListBulletIcon,
  clearFormat: ClearFormatIcon,
  italic: ItalicIcon,
  numberedList: NumberedListIcon,
  underline: UnderlineIcon,
} as const;

addIcons(textIcons);
