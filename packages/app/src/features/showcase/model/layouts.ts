import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const FRAMES = ['simple', 'carded', 'empty'] as const;
export const SIDEBARS = ['none', 'left', 'right', 'both'] as const;
export const SCROLLS = ['page', 'content'] as const;

/** `?frame=carded&sidebars=left&scroll=content` */
export const layoutAddress = listAddress({
  frame: choiceParam(FRAMES, 'simple'),
  sidebars: choiceParam(SIDEBARS, 'left'),
  scroll: choiceParam(SCROLLS, 'page'),
});
export type LayoutChoice = (typeof layoutAddress)['fallback'];
