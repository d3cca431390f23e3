export const authEndpoints = {
  signIn: '/api/auth/sign-in',
  signInWithToken: '/api/auth/sign-in-with-token',
  signUp: '/api/auth/sign-up',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  /** POST {accessToken}: ends the token's session; a session that has already ended is no failure → true. */
  signOut: '/api/auth/sign-out',
  unlockSession: '/api/auth/unlock-session',
} as const;
