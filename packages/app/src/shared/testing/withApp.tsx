import type { User } from '@stockroom/contract';
import { LinkProvider, LiveRegion, ToastRegion, useToasts } from '@stockroom/ui';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider, useLocation } from 'react-router-dom';
import { announcements } from '../announce/announce';
import { createI18n } from '../i18n/i18n';
import { TextsProvider } from '../i18n/TextsProvider';
import { useTranslation } from '../i18n/useTranslation';
import { RouterLink } from '../links/RouterLink';
import type { Language } from '../preferences/preferences';
import { createQueryClient, onRemoteInvalidation } from '../query/queryClient';
import { SessionContext, toSession } from '../session/SessionContext';
import { toasts } from '../toast/toast';

/** `parameters.app` of a story that needs the app around it. */
export interface AppParameters {
  /** Address at which the story opens. Default `/`. */
  path?: string;
  /** Route pattern of the screen, such as `/pages/:id`. Default: matches everything. */
  route?: string;
  /** Loader of the route, for stories about its failure. */
  loader?: LoaderFunction;
  /** Replaces the page on an error. */
  ErrorBoundary?: ComponentType;
  /** The signed-in person. Without it, `useSession` throws, as outside the guard. */
  user?: User;
}

/** Clock for toasts that never advances: no toast disappears in a story, however slowly a busy machine takes the screenshot. */
const STANDING_CLOCK = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
const translators = new Map<string, Promise<I18n>>();

/** Puts a story into the app: router, translations in the toolbar's language, query client, session, toasts. No mock server. */
export const withApp: Decorator = (Story, { parameters, globals, id }) => {
  const { path = '/', route = '*', user, loader, ErrorBoundary } = (parameters.app ?? {}) as AppParameters;
  const language: Language = globals.language === 'tr' ? 'tr' : 'en';
  return (
    <Suspense>
      <StoryApp
        key={`${id} ${language}`}
        language={language}
        path={path}
        route={route}
        user={user}
        loader={loader}
        ErrorBoundary={ErrorBoundary}
      >
        <Story />
      </StoryApp>
    </Suspense>
  );
};

interface StoryAppProps extends AppParameters {
  language: Language;
  path: string;
  route: string;
  children: React.ReactNode;
}

function StoryApp({ language, path, route, user, loader, ErrorBoundary, children }: StoryAppProps) {
  const i18n = use(translatorOf(language));
  const [client] = useState(() => createQueryClient({ retryDelay: () => 0 }));
  useEffect(() => onRemoteInvalidation(client), [client]);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: route, element: <Suspense>{children}</Suspense>, loader, ErrorBoundary, HydrateFallback: Empty },
        { path: '*', Component: Elsewhere },
      ],
      { initialEntries: [path] },
    ),
  );
  return (
    <TextsProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <SessionContext value={user ? toSession(user) : null}>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
          <Toasts />
        </SessionContext>
      </QueryClientProvider>
    </TextsProvider>
  );
}

const Empty = () => null;

/** Target of a story's links: shows the address, so that a play function can check it. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

function Toasts() {
  const { t } = useTranslation();
  const { message } = useSyncExternalStore(announcements.subscribe, () => announcements.get());
  return (
    <>
      <LiveRegion message={message} />
      <ToastRegion
        label={t('toasts')}
        toasts={useToasts(toasts)}
        onDismiss={toasts.dismiss}
        dismissLabel={t('dismiss')}
        clock={STANDING_CLOCK}
      />
    </>
  );
}

function translatorOf(language: Language): Promise<I18n> {
  const known = translators.get(language) ?? createI18n({ language, showMissing: true });
  translators.set(language, known);
  return known;
}
