import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import { panels } from '../../shared/panels/panelStore';
import { untilIdle } from '../page';
import { isPaletteKey } from './isPaletteKey';

/**
 * Brings commands, palette and shortcut sheet to signed-in pages. Their code is fetched when the page has nothing else to do, or
 * when one of them is wanted; a failure is tried again with the next wish.
 */
export function Commands() {
  const [Center, setCenter] = useState<ComponentType | null>(null);
  const isWanted = useSyncExternalStore(panels.subscribe, () => panels.open() === 'search' || panels.open() === 'sheet');

  useEffect(() => {
    if (Center) return undefined;
    let isHere = true;
    const load = () =>
      loadCenter().then(
        (loaded) => isHere && setCenter(() => loaded),
        (error: unknown) => {
          if (isWanted) panels.close();
          reportError(error);
        },
      );
    void (isWanted ? load() : untilIdle().then(load));
    return () => {
      isHere = false;
    };
  }, [Center, isWanted]);

  useEffect(() => {
    if (Center) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      panels.show('search');
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [Center]);

  return Center && <Center />;
}

/** Commands speak of things by the names that those have where they stand. */
const NAMESPACES = ['commands', 'search', 'layout', 'appearance', 'chat', 'feeds', 'scenarios', 'shortcuts'];

/** Code and texts, side by side. */
export async function loadCenter(): Promise<ComponentType> {
  const [{ CommandCenter }] = await Promise.all([import('./CommandCenter'), getI18n().loadNamespaces(NAMESPACES)]);
  return CommandCenter;
}
