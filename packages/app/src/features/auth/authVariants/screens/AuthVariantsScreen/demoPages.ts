import type { ComponentType } from 'react';
import { ConfirmationRequiredScreen } from '../../../screens/ConfirmationRequiredScreen/ConfirmationRequiredScreen';
import { ForgotPasswordScreen } from '../../../screens/ForgotPasswordScreen/ForgotPasswordScreen';
import { ResetPasswordScreen } from '../../../screens/ResetPasswordScreen/ResetPasswordScreen';
import { SignInScreen } from '../../../screens/SignInScreen/SignInScreen';
import { SignOutScreen } from '../../../screens/SignOutScreen/SignOutScreen';
import { SignUpScreen } from '../../../screens/SignUpScreen/SignUpScreen';
import { UnlockSessionScreen } from '../../../screens/UnlockSessionScreen/UnlockSessionScreen';
import type { AuthVariantPage } from '../../model/authVariant';

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
