/** Addresses of the sign-in family to look at: all of it, or one page in one look (see `model/authVariant.ts`). */
export const authVariantsPath = '/pages/authentication';
