import { type LayoutVariant, LAYOUT_VARIANTS } from '../../../../shared/layoutVariants/model/layoutVariants';
import { authVariantsPath } from '../authVariantPaths';

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
export type AuthVariantPage = (typeof AUTH_PAGES)[number];

/** A page of the family in a look. */
export interface AuthVariant {
  page: AuthVariantPage;
  look: LayoutVariant;
}

/** `/pages/authentication/sign-up/classic` */
export const authVariantPath = ({ page, look }: AuthVariant): string => `${authVariantsPath}/${page}/${look}`;

/**
 * The variant that an address names; the first one when it names none.
 * @returns the name of the part that does not exist
 */
export function authVariantOf(named: { page: string; look?: string }): AuthVariant | 'page' | 'look' {
  const page = AUTH_PAGES.find((each) => each === named.page);
  const look = named.look === undefined ? LAYOUT_VARIANTS[0] : LAYOUT_VARIANTS.find((each) => each === named.look);
  if (!page) return 'page';
  return look ? { page, look } : 'look';
}
