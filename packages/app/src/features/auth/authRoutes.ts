import type { RouteObject } from 'react-router-dom';
import { appPaths } from '#shared/routing/appPaths';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { SignInScreen } from './screens/SignInScreen/SignInScreen';

/**
 * The seven auth pages, grouped by who may open them, and the page that shows them in all layout variants. The app adds its
 * guards.
 */
export const authRoutes = {
  signedOut: [
    {
      path: appPaths.signIn,
      // Loads with the entry script: most visits begin here.
      lazy: lazyScreen('auth', () => Promise.resolve(SignInScreen)),
    },
    {
      path: appPaths.signUp,
      lazy: lazyScreen('auth', () => import('./screens/SignUpScreen/SignUpScreen').then((m) => m.SignUpScreen)),
    },
    {
      path: appPaths.forgotPassword,
      lazy: lazyScreen('auth', () =>
        import('./screens/ForgotPasswordScreen/ForgotPasswordScreen').then((m) => m.ForgotPasswordScreen),
      ),
    },
    {
      path: appPaths.resetPassword,
      lazy: lazyScreen('auth', () =>
        import('./screens/ResetPasswordScreen/ResetPasswordScreen').then((m) => m.ResetPasswordScreen),
      ),
    },
    {
      path: appPaths.confirmationRequired,
      lazy: lazyScreen('signingOut', () =>
        import('./screens/ConfirmationRequiredScreen/ConfirmationRequiredScreen').then((m) => m.ConfirmationRequiredScreen),
      ),
    },
  ] satisfies RouteObject[],
  unlock: {
    path: appPaths.unlockSession,
    lazy: lazyScreen('auth', () =>
      import('./screens/UnlockSessionScreen/UnlockSessionScreen').then((m) => m.UnlockSessionScreen),
    ),
  } satisfies RouteObject,
  /** Its loader returns the functions that send unsent data. */
  signOut: {
    path: appPaths.signOut,
    lazy: lazyScreen('signingOut', () => import('./screens/SignOutScreen/SignOutPage').then((m) => m.SignOutPage)),
  } satisfies RouteObject,
  // For signed-in users: the auth pages as examples.
  signedIn: [
    {
      // The same as `authVariantsPath`, which the entry script should not import.
      path: '/pages/authentication/:page?/:look?',
      lazy: lazyScreen('authVariants', () =>
        import('./authVariants/screens/AuthVariantsScreen/AuthVariantsScreen').then((m) => m.AuthVariantsScreen),
      ),
    },
  ] satisfies RouteObject[],
};
