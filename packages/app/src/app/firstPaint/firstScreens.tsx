import { LinkProvider } from '@stockroom/ui';
import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AuthContext, createAuth } from '#features/auth';
import { SignInScreen } from '#features/auth/screens/SignInScreen/SignInScreen';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { ConfigContext } from '#shared/config/ConfigContext';
import { BUILT_IN } from '#shared/config/languages';
import { createI18n } from '#shared/i18n/i18n';
import { TextsProvider } from '#shared/i18n/TextsProvider';
import { RouterLink } from '#shared/links/RouterLink';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { SIGNED_IN_REDIRECT } from '#shared/routing/appPaths';
import { EmptyShell } from '../layout/EmptyShell';
import { InventorySkeleton } from './InventorySkeleton';
import { PageSkeleton } from './PageSkeleton';

interface FirstScreens {
  html: Record<string, string>;
  css: string;
  paths: Record<string, string>;
}

/**
 * Renders the possible first screens as markup for the page. Runs at build time. Their fields are empty and without names: a
 * form submitted before the app is ready must send nothing.
 */
export async function renderFirstScreens(): Promise<FirstScreens> {
  const sheet = new ServerStyleSheet();
  const html: Record<string, string> = {};
  try {
    for (const { code: language } of BUILT_IN) {
      const i18n = await createI18n({ language, namespaces: ['common', 'app', 'layout', 'auth', 'inventory'] });
      preferenceStore.set({ language });
      html[`sign-in-${language}`] = render(sheet, i18n, <SignInScreen />);
      html[`inventory-${language}`] = render(sheet, i18n, <InventorySkeleton />);
      html[`page-${language}`] = render(sheet, i18n, <PageSkeleton />);
    }
    return { html, css: stylesOf(sheet), paths: { inventory: inventoryPaths.list, start: SIGNED_IN_REDIRECT } };
  } finally {
    sheet.seal();
  }
}

function render(sheet: ServerStyleSheet, i18n: I18n, screen: ReactElement): string {
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <TextsProvider i18n={i18n}>
        <ConfigContext value={{ apiHost: '', demo: true, languages: [] }}>
          <AuthContext value={idleAuth()}>
            <StaticRouter location="/sign-in">
              <LinkProvider component={RouterLink}>
                {screen.type === SignInScreen ? <EmptyShell>{screen}</EmptyShell> : screen}
              </LinkProvider>
            </StaticRouter>
          </AuthContext>
        </ConfigContext>
      </TextsProvider>,
    ),
  );
  return markup.replace(/ (name|value)="[^"]*"/g, '');
}

/** A session that has not been requested yet. */
function idleAuth() {
  const channel = { post: () => undefined, listen: () => () => undefined, close: () => undefined };
  return createAuth({ now: () => 0, channel, forgetAnswers: () => undefined, reload: () => Promise.resolve() }).actor;
}

const stylesOf = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
    // Removes markers that styled-components needs to rehydrate: the app inserts its own styles.
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .trim();
