import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { appPaths } from '../../../shared/routing/appPaths';

/** The pages of the sign-in family. */
export type AuthPageName =
  | 'signIn'
  | 'signUp'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmationRequired'
  | 'unlockSession'
  | 'signOut';

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** Which drawing stands at the side. */
  scene: 'shop' | 'shelves' | 'door';
  children: ReactNode;
}

/** Where the pages of the sign-in family stand, and how they look there. */
export interface AuthPlace {
  /** Where they lead to one another. */
  paths: Readonly<Record<AuthPageName, string>>;
  /** The frame around a form that isn't a page of its own. */
  Frame?: ComponentType<AuthFrameProps>;
}

/** Pages of their own, unless somebody shows them within another page. */
export const AuthPlaceContext = createContext<AuthPlace>({ paths: appPaths });

export const useAuthPaths = (): AuthPlace['paths'] => use(AuthPlaceContext).paths;
