import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { appPaths } from '#shared/routing/appPaths';

/** Names of the auth pages. */
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
  /** Drawing beside the form. */
  scene: 'shop' | 'shelves' | 'door';
  children: ReactNode;
}

/** Links between the auth pages, and the frame around them. */
export interface AuthEnvironment {
  /** Paths of the pages for their links to each other. */
  paths: Readonly<Record<AuthPageName, string>>;
  /** The frame around a form that is not a full page. */
  Frame?: ComponentType<AuthFrameProps>;
}

/** Context of the auth pages: full pages by default, unless they are shown within another page. */
export const AuthEnvironmentContext = createContext<AuthEnvironment>({ paths: appPaths });

export const useAuthPaths = (): AuthEnvironment['paths'] => use(AuthEnvironmentContext).paths;
