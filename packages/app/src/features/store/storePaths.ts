/** URL of the user's store. `?edit=yes`: its phone and opening hours are being edited. */
export const storePaths = { store: '/apps/ecommerce/store' } as const;
