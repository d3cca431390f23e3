import {
  type ComponentType,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { getI18n } from 'react-i18next';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { panels } from '#shared/panels/panelStore';
import { toasts } from '#shared/toast/toast';
import { features } from '../features';
import { reload } from '../page';
import { createEarlyChords } from './earlyChords';

/**
 * Adds commands, palette and shortcut sheet to signed-in pages. Their code is fetched when the page is idle, or when one of
 * them is requested. If that fails, an error is shown, and the next request retries.
 */
export function Commands() {
  const [Center, setCenter] = useState<ComponentType | null>(null);
  const { t } = useTranslation(['app', 'common']);
  const isWanted = useSyncExternalStore(panels.subscribe, () => panels.open() === 'search' || panels.open() === 'sheet');

  const fail = useEffectEvent(() =>
    toasts.show({
      id: 'commands',
      tone: 'critical',
      message: t('app:chunk.message'),
      action: { label: t('common:reload'), onAction: () => void reload() },
    }),
  );

  useEffect(() => {
    if (Center) return undefined;
    let isHere = true;
    const load = () =>
      loadCenter().then(
        (loaded) => isHere && setCenter(() => loaded),
        () => {
          // A background load that failed is retried on request, without an error.
          if (!isWanted) return;
          panels.close();
          fail();
        },
      );
    void (isWanted ? load() : whenIdle().then(load));
    return () => {
      isHere = false;
    };
  }, [Center, isWanted]);

  // Handles the palette's shortcut from the first frame that shows the page until the listener of all commands, an effect of
  // the center, has taken over.
  const isTakenOver = useRef(false);
  const [early] = useState(createEarlyChords);
  useEffect(() => {
    isTakenOver.current = Center !== null;
    if (Center) early.play();
  }, [Center, early]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTakenOver.current) return;
      if (!isPaletteKey(event)) return early.keep(event);
      event.preventDefault();
      panels.show('search');
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [early]);

  // A command that suspends for its translations must not hide the page.
  return <Suspense>{Center && <Center />}</Suspense>;
}

/** Namespaces of the names that commands use: those of the features they belong to. */
const NAMESPACES = [
  'commands',
  'search',
  'layout',
  'appearance',
  'quickChat',
  'feeds',
  'scanner',
  'scenarios',
  'shortcuts',
  ...features.filter(({ actions }) => actions).map(({ name }) => name),
];

/** Loads code and texts in parallel. */
export async function loadCenter(): Promise<ComponentType> {
  const [{ CommandCenter, preloadPalette }] = await Promise.all([
    import('./CommandCenter'),
    getI18n().loadNamespaces(NAMESPACES),
  ]);
  await preloadPalette();
  return CommandCenter;
}

/** Whether a key is Ctrl or Cmd + K, for use before the listener of all commands has loaded. */
const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
