import type { RouteObject } from 'react-router-dom';
import { appPaths } from '../../shared/routing/appPaths';
import { lazyScreen } from '../../shared/routing/lazyScreen';
import './signingOut/locales/types';
import { SignInScreen } from './screens/SignInScreen/SignInScreen';

/**
 * The seven pages of the sign-in family, by who may open them, and the page that shows them in all layout variants. The app
 * puts its guards around them.
 */
export const authRoutes = {
  signedOut: [
    {
      path: appPaths.signIn,
      // Comes with the first script: it is where most visits begin.
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
  /** Its loader gives what sends that which waits. */
  signOut: {
    path: appPaths.signOut,
    lazy: lazyScreen('signingOut', () => import('./screens/SignOutScreen/SignOutPage').then((m) => m.SignOutPage)),
  } satisfies RouteObject,
  // For signed-in people: the family to look at.
  signedIn: [
    {
      // As `authVariantsPath` says, which the first script has no need of.
      path: '/pages/authentication/:page?/:look?',
      lazy: lazyScreen('authVariants', () =>
        import('./authVariants/screens/AuthVariantsScreen/AuthVariantsScreen').then((m) => m.AuthVariantsScreen),
      ),
    },
  ] satisfies RouteObject[],
};
