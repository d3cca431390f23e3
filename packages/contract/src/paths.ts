const chat = '/api/apps/chat';
const common = '/api/common';
const inventory = '/api/apps/ecommerce/inventory';

/** Every path of the contract, without the host. One name a call group; the method tells the rest. */
export const paths = {
  auth: {
    signIn: '/api/auth/sign-in',
    signInWithToken: '/api/auth/sign-in-with-token',
    signUp: '/api/auth/sign-up',
    forgotPassword: '/api/auth/forgot-password',
    resetPassword: '/api/auth/reset-password',
    unlockSession: '/api/auth/unlock-session',
  },
  common: {
    navigation: `${common}/navigation`,
    user: `${common}/user`,
    messages: `${common}/messages`,
    messagesMarkAllAsRead: `${common}/messages/mark-all-as-read`,
    messagesToggleReadStatus: `${common}/messages/toggle-read-status`,
    notifications: `${common}/notifications`,
    notificationsMarkAllAsRead: `${common}/notifications/mark-all-as-read`,
    notificationsToggleReadStatus: `${common}/notifications/toggle-read-status`,
    shortcuts: `${common}/shortcuts`,
    search: `${common}/search`,
  },
  chat: {
    chats: `${chat}/chats`,
    /** GET ?id, PATCH, and POST to begin one. */
    chat: `${chat}/chat`,
    contacts: `${chat}/contacts`,
    contact: `${chat}/contact`,
    profile: `${chat}/profile`,
    message: `${chat}/message`,
  },
  inventory: {
    categories: `${inventory}/categories`,
    brands: `${inventory}/brands`,
    vendors: `${inventory}/vendors`,
    countries: `${inventory}/countries`,
    styles: `${inventory}/styles`,
    products: `${inventory}/products`,
    product: `${inventory}/product`,
    tags: `${inventory}/tags`,
    tag: `${inventory}/tag`,
    movements: `${inventory}/movements`,
    movement: `${inventory}/movement`,
    /** POST a batch; DELETE ?id undoes a whole import. */
    imports: `${inventory}/import`,
    /** GET ?search: every matching product in one list, for the export and for an import's comparison. */
    allProducts: `${inventory}/products/all`,
  },
  pages: {
    /** POST {email} → `true`. */
    comingSoon: '/api/pages/coming-soon',
  },
  /** The real calls: they go to `{host}` when one is configured. */
  real: {
    products: (userId: string) => `/api/product/getproducts/${encodeURIComponent(userId)}`,
    update: '/api/product/update/',
    add: '/api/product/add/',
    delete: (id: number) => `/api/product/delete/${id}`,
    countries: (storeId: number) => `/api/utility/getcountries/${storeId}`,
    brands: (storeId: number) => `/api/utility/getbrands/${storeId}`,
    styles: (storeId: number) => `/api/utility/getstyles/${storeId}`,
  },
} as const;
