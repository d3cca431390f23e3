import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const CARD_KINDS = [
  'article',
  'listing',
  'list',
  'info',
  'shopping',
  'pricing',
  'testimonial',
  'post',
  'interactive',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** `?kind=pricing` */
export const cardsAddress = listAddress({ kind: choiceParam(CARD_KINDS, null) });
