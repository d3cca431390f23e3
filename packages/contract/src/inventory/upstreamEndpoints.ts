/** The real calls, which go to `{host}` when one is configured. */
export const upstreamEndpoints = {
  products: (userId: string) => `/api/product/getproducts/${encodeURIComponent(userId)}`,
  update: '/api/product/update/',
  add: '/api/product/add/',
  delete: (id: number) => `/api/product/delete/${id}`,
  countries: (storeId: number) => `/api/utility/getcountries/${storeId}`,
  brands: (storeId: number) => `/api/utility/getbrands/${storeId}`,
  styles: (storeId: number) => `/api/utility/getstyles/${storeId}`,
} as const;
