import { type ComponentType, createElement, lazy, memo, type ReactNode, useState } from 'react';
import { getI18n } from 'react-i18next';
import { loadSessionWatch } from '../../features/auth';
import { importOrReload } from '../../shared/routing/reloadOnce';
import type { LazyQueryClient } from '../../shared/query/client/lazyQueryClient';
import type { Layout } from '../../shared/routing/routeHandle';
import { SHELL_NAMESPACES } from './shellNamespaces';

/** Props of the frame of signed-in pages, as the app's frame gives them. */
interface FrameProps {
  layout: Layout;
  children: ReactNode;
}

/** The frame of signed-in pages with its texts and its query client. None of it is fetched for the pages before signing in. */
export interface SignedInPart {
  Frame: ComponentType<FrameProps>;
  /**
   * Fetches the frame, beside the page's own code. Settles when it is there or can't be had: that is met again, and shown, when the
   * frame is drawn. A frame that is there is drawn in one go with the page; one that is waited for is begun anew by all that
   * changes on the page meanwhile.
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
    // Another query in the address is no reason to draw menu and top bar again: what of them shows the address reads it itself.
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
