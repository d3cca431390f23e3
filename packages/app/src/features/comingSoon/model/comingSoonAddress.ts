import { type LayoutVariant, LAYOUT_VARIANTS } from '#shared/layoutVariants/model/layoutVariants';
import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** `?look=classic` */
export const comingSoonAddress = listAddress<{ look: LayoutVariant }>({ look: choiceParam(LAYOUT_VARIANTS, 'split-screen') });
