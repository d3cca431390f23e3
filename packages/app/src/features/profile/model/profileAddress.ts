import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const PROFILE_TABS = ['home', 'about', 'followers', 'team', 'gallery'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** `?tab=team` */
export const profileAddress = listAddress<{ tab: ProfileTab }>({ tab: choiceParam(PROFILE_TABS, 'home') });
