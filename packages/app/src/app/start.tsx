import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createAuth, sessionChannel } from '../features/auth';
import { configureHttp } from '../shared/api/httpSettings';
import { setWantedPage } from '../shared/codeLoading/importOrReload';
import type { Config } from '../shared/config/config';
import { isBuiltIn } from '../shared/config/languages';
import { takeEarlyInput } from '../shared/earlyInput/earlyInput';
import { whenIdle } from '../shared/hooks/whenIdle';
import { createI18n } from '../shared/i18n/i18n';
import { preferenceStore } from '../shared/preferences/preferenceStore';
import { createLazyQueryClient } from '../shared/query/client/lazyQueryClient';
import { queryClientContext } from '../shared/routing/protectedLoader';
import { App } from './App';
import { followLanguage, followPreferences } from './followPreferences';
import { createSignedInPart } from './layout/signedInPart';
import { createMockServer, noMockServer } from './mockServer';
import { MockServerContext } from './MockServerContext';
import { reload, untilInitialized } from './page';
import { createRoutes } from './routing/createRoutes';
import { followSession } from './routing/followSession';
import { createStorageWarning } from './storageWarning';

/** Starts the app. The markup of the first screen is in the page already and stays until the real screen can replace it. */
export async function start(config: Config, host: HTMLElement): Promise<void> {
  followPreferences(preferenceStore);
  const storageWarnings = createStorageWarning();
  const mockServer =
    import.meta.env.VITE_DEMO !== 'false' && config.demo
      ? createMockServer(config.apiHost, storageWarnings.reportDataProblem)
      : noMockServer;
  configureHttp({
    config,
    ready: mockServer.ready,
    respond: mockServer.respond,
    onWritten: storageWarnings.written,
    language: () => preferenceStore.get().language,
  });

  const queryClient = createLazyQueryClient();
  const auth = createAuth({
    now: () => Date.now(),
    channel: sessionChannel,
    forgetAnswers: queryClient.clear,
    reload,
  });
  auth.actor.start();

  const { language } = preferenceStore.get();
  const texts = createI18n({
    // A language that the shop adds is loaded over English.
    language: isBuiltIn(language) ? language : 'en',
    namespaces: ['common', 'app'],
    showMissing: import.meta.env.DEV,
  });
  // If the code that loads it fails, the app stays in English.
  const shown = texts.then((i18n) => followLanguage(i18n, preferenceStore, config.languages)).catch(() => undefined);
  const router = createBrowserRouter(createRoutes(auth, createSignedInPart(queryClient.get)), {
    getContext: () => new RouterContextProvider(new Map([[queryClientContext, queryClient.get]])),
  });
  setWantedPage(() => {
    const { location } = router.state.navigation;
    return location ? router.createHref(location) : null;
  });
  const [i18n] = await Promise.all([texts, untilInitialized(router), shown]);
  storageWarnings.use(i18n);
  followSession(auth, router);

  takeEarlyInput(host);
  const root = createRoot(host);
  // Synchronously: in a task of its own the render would wait for pictures and frames of the markup that it replaces.
  flushSync(() =>
    root.render(
      <StrictMode>
        <App auth={auth} config={config} i18n={i18n}>
          <MockServerContext value={mockServer}>
            <RouterProvider router={router} />
          </MockServerContext>
        </App>
      </StrictMode>,
    ),
  );
  await whenIdle();
  // The frame shows a failure.
  mockServer.ready().catch(() => undefined);
}
