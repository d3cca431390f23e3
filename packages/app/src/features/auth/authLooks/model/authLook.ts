import { type Look, LOOKS } from '../../../../shared/looks/model/looks';
import { authLooksPath } from '../authLooksPaths';

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

/** A page of the family in a look. */
export interface AuthLook {
  page: AuthLookPage;
  look: Look;
}

/** `/pages/authentication/sign-up/classic` */
export const authLookPath = ({ page, look }: AuthLook): string => `${authLooksPath}/${page}/${look}`;

/**
 * What an address shows; without a look, the first of them.
 * @returns the name of what there is not
 */
export function authLookOf(named: { page: string; look?: string }): AuthLook | 'page' | 'look' {
  const page = AUTH_PAGES.find((each) => each === named.page);
  const look = named.look === undefined ? LOOKS[0] : LOOKS.find((each) => each === named.look);
  if (!page) return 'page';
  return look ? { page, look } : 'look';
}
