import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Command } from '#shared/commands/command';
import { useMenuItems } from '../layout/menu/useMenuItems';
import { pageCommands } from './pageCommands';

/**
 * Commands for every available page of the menu, from the same data as the menu. The array is stable as long as menu, language
 * and page are.
 */
export function usePageCommands(): readonly Command[] {
  const { pathname } = useLocation();
  const items = useMenuItems('classy');
  return useMemo(() => pageCommands(items, pathname), [items, pathname]);
}
