import { type LayoutVariant, LAYOUT_VARIANTS } from '#shared/layoutVariants/model/layoutVariants';
import { authVariantsPath } from '../authVariantPaths';

/** The auth pages, as named in the URL. */
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

/** An auth page in a layout variant. */
export interface AuthVariant {
  page: AuthVariantPage;
  variant: LayoutVariant;
}

/** `/pages/authentication/sign-up/classic` */
export const authVariantPath = ({ page, variant }: AuthVariant): string => `${authVariantsPath}/${page}/${variant}`;

/**
 * Parses the variant in a URL, with the first one as default.
 * @returns the name of the part that does not exist
 */
export function authVariantOf(named: { page: string; look?: string }): AuthVariant | 'page' | 'look' {
  const page = AUTH_PAGES.find((each) => each === named.page);
  const variant = named.look === undefined ? LAYOUT_VARIANTS[0] : LAYOUT_VARIANTS.find((each) => each === named.look);
  if (!page) return 'page';
  return variant ? { page, variant } : 'look';
}
