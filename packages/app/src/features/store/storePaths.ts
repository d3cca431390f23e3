/** Address of the person's store. `?edit=yes`: its phone and its hours are being changed. */
export const storePaths = { store: '/apps/ecommerce/store' } as const;
