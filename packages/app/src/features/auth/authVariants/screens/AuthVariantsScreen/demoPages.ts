import type { ComponentType } from 'react';
import { ConfirmationRequiredScreen } from '#features/auth/screens/ConfirmationRequiredScreen/ConfirmationRequiredScreen';
import { ForgotPasswordScreen } from '#features/auth/screens/ForgotPasswordScreen/ForgotPasswordScreen';
import { ResetPasswordScreen } from '#features/auth/screens/ResetPasswordScreen/ResetPasswordScreen';
import { SignInScreen } from '#features/auth/screens/SignInScreen/SignInScreen';
import { SignOutScreen } from '#features/auth/screens/SignOutScreen/SignOutScreen';
import { SignUpScreen } from '#features/auth/screens/SignUpScreen/SignUpScreen';
import { UnlockSessionScreen } from '#features/auth/screens/UnlockSessionScreen/UnlockSessionScreen';
import type { AuthVariantPage } from '#features/auth/authVariants/model/authVariant';

/** The real auth pages. */
export const demoPages: Readonly<Record<AuthVariantPage, ComponentType>> = {
  'sign-in': SignInScreen,
  'sign-up': SignUpScreen,
  'forgot-password': ForgotPasswordScreen,
  'reset-password': ResetPasswordScreen,
  'confirmation-required': ConfirmationRequiredScreen,
  'unlock-session': UnlockSessionScreen,
  'sign-out': SignOutScreen,
};
