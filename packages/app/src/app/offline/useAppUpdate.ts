import { use, useEffect } from 'react';
import { getI18n } from 'react-i18next';
import { activeGuards } from '#shared/leaveGuard/activeGuards';
import { toasts } from '#shared/toast/toast';
import { MockServerContext } from '../MockServerContext';
import { watchForUpdate, activateUpdate } from './watchForUpdate';

/**
 * Caches the app's files on the device, and offers a new version when there is one: unobtrusively, and never while there are
 * unsaved changes.
 */
export function useAppUpdate(): void {
  const mockServer = use(MockServerContext);
  useEffect(() => {
    const container = 'serviceWorker' in navigator && globalThis.isSecureContext ? navigator.serviceWorker : null;
    // During development, every file is already up to date.
    if (!container || import.meta.env.DEV) return undefined;
    const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
    const world = { container, entry, fetched, offer: () => void offer(container), now: () => Date.now() };
    return watchForUpdate(world, mockServer.state() === 'off');
  }, [mockServer]);
}

async function offer(container: ServiceWorkerContainer, text: 'ready' | 'unsaved' = 'ready'): Promise<void> {
  const i18n = getI18n();
  await i18n.loadNamespaces('connection');
  const { t } = i18n;
  const take = async () => {
    // Offers again instead of reloading: the browser's own question would name neither the unsaved changes nor a way to save
    // them.
    if (activeGuards.isNow()) return offer(container, 'unsaved');
    await activateUpdate(container);
    // Without a network, this loads the cached page.
    location.reload();
  };
  toasts.show({
    id: 'version',
    tone: 'info',
    duration: null,
    message: t(`connection:version.${text}`),
    action: { label: t('connection:version.reload'), onAction: () => void take() },
  });
}

/** Files that the page fetched before the worker could cache them. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
