import { choiceParam } from '../../../../shared/list/model/addressParams';
import { listAddress } from '../../../../shared/list/model/listAddress';
import { type Look, LOOKS } from '../../../../shared/looks/model/looks';

/** The pages of the sign-in family, as the address names them. */
export const AUTH_PAGES = [
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'confirmation-required',
  'unlock-session',
  'sign-out',
] as const;
export type AuthLookPage = (typeof AUTH_PAGES)[number];

export interface AuthLooksState {
  page: AuthLookPage;
  look: Look;
}

/** `?page=sign-up&look=classic` */
export const authLooksAddress = listAddress<AuthLooksState>({
  page: choiceParam(AUTH_PAGES, 'sign-in'),
  look: choiceParam(LOOKS, 'split-screen'),
});
