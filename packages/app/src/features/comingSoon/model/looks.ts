import { choiceParam } from '../../../shared/list/model/addressParams';
import { listAddress } from '../../../shared/list/model/listAddress';
import { type Look, LOOKS } from '../../../shared/looks/model/looks';

/** `?look=classic` */
export const comingSoonAddress = listAddress<{ look: Look }>({ look: choiceParam(LOOKS, 'split-screen') });
