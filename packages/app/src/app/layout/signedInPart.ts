import { type ComponentType, createElement, lazy, memo, type ReactNode, useState } from 'react';
import { getI18n } from 'react-i18next';
import { loadSessionWatch } from '#features/auth';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import type { LazyQueryClient } from '#shared/query/client/lazyQueryClient';
import type { Layout } from '#shared/routing/routeHandle';
import { SHELL_NAMESPACES } from './shellNamespaces';

/** Props of the signed-in frame, as passed by the app's frame. */
interface FrameProps {
  layout: Layout;
  children: ReactNode;
}

/** The frame of signed-in pages with its texts and its query client. Not fetched for the pages before signing in. */
export interface SignedInPart {
  Frame: ComponentType<FrameProps>;
  /**
   * Fetches the frame, in parallel with the page's code. Settles when it has loaded or failed: the failure recurs, and is
   * shown, when the frame renders. A loaded frame renders together with the page; one that suspends restarts with every change
   * on the page meanwhile.
   */
  preload: () => Promise<void>;
}

export function createSignedInPart(getQueryClient: LazyQueryClient['get']): SignedInPart {
  let Loaded: ComponentType<FrameProps> | null = null;
  const load = async () => {
    const [SignedInFrame, SessionWatch, queryClient] = await importOrReload('shell', () =>
      Promise.all([
        import('./SignedInFrame').then((module) => module.SignedInFrame),
        loadSessionWatch(),
        getQueryClient(),
        getI18n().loadNamespaces(SHELL_NAMESPACES),
      ]),
    );
    // Memoized: a new query in the URL must not re-render menu and top bar. Their parts that show the URL read it themselves.
    Loaded ??= memo((props: FrameProps) => createElement(SignedInFrame, { ...props, queryClient, SessionWatch }));
    return { default: Loaded };
  };
  const Awaited = lazy(load);
  return {
    Frame: function Frame(props) {
      const [Shown] = useState(() => Loaded ?? Awaited);
      return createElement(Shown, props);
    },
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}
