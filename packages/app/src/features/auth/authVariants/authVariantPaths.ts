/** URL of the auth pages as examples: all of them, or one page in one layout variant (see `model/authVariant.ts`). */
export const authVariantsPath = '/pages/authentication';
