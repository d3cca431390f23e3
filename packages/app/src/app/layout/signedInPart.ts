import { type ComponentType, createElement, lazy, memo, type ReactNode } from 'react';
import { getI18n } from 'react-i18next';
import { loadSessionWatch } from '../../features/auth';
import { importOrReload } from '../../shared/routing/reloadOnce';
import type { LazyQueryClient } from '../../shared/query/lazyQueryClient';
import type { Layout } from '../routing/layouts';

/** Props of the frame of signed-in pages, as the app's frame gives them. */
interface FrameProps {
  layout: Layout;
  children: ReactNode;
}

/** The frame of signed-in pages with its texts and its query client. None of it is fetched for the pages before signing in. */
export interface SignedInPart {
  Frame: ComponentType<FrameProps>;
  /** Starts fetching the frame, beside the page's own code. */
  preload: () => void;
}

export function createSignedInPart(getQueryClient: LazyQueryClient['get']): SignedInPart {
  const load = () =>
    importOrReload('shell', () =>
      Promise.all([
        import('./SignedInFrame'),
        loadSessionWatch(),
        getQueryClient(),
        getI18n().loadNamespaces(['layout', 'feeds', 'shortcuts', 'chat']),
      ]),
    );
  return {
    Frame: lazy(async () => {
      const [{ SignedInFrame }, { SessionWatch }, queryClient] = await load();
      // Another query in the address is no reason to draw menu and top bar again: what of them shows the address reads it itself.
      return { default: memo((props: FrameProps) => createElement(SignedInFrame, { ...props, queryClient, SessionWatch })) };
    }),
    // A failure is met again, and shown, when the frame is rendered.
    preload: () => void load().catch(() => undefined),
  };
}
