import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useTranslateKey } from '#shared/i18n/useTranslateKey';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Feature } from '#shared/routing/feature';
import { useHasRole } from '#shared/session/useHasRole';
import { features } from '../features';
import { useMenuItems } from '../layout/menu/useMenuItems';
import { usePageHelp } from '../routing/usePageHelp';
import { pageCommands } from './pageCommands';
import { useActionCommands } from './useActionCommands';
import { useAppearanceCommands } from './useAppearanceCommands';
import { usePanelCommands } from './usePanelCommands';

/**
 * Registers the commands that work everywhere: every page of the menu, the features' commands, appearance, panels, lock and
 * sign-out. Renders nothing. Page commands are a separate component, so that a new URL re-renders only them and not the palette
 * and other commands.
 */
export function ShellCommands() {
  return (
    <>
      <PageCommands />
      <HelpCommand />
      {features.map((feature) => feature.actions && <FeatureCommands key={feature.name} feature={feature} />)}
      <OtherCommands />
    </>
  );
}

function PageCommands() {
  useCommands(usePageCommands());
  return null;
}

function HelpCommand() {
  useCommands(useHelpCommand());
  return null;
}

function FeatureCommands({ feature }: { feature: Feature }) {
  useCommands(useFeatureCommands(feature));
  return null;
}

function OtherCommands() {
  useCommands(useActionCommands());
  useCommands(usePanelCommands());
  useCommands(useAppearanceCommands());
  return null;
}

/**
 * A feature's commands that work everywhere, such as adding a product. Those that change the store's products require the right
 * to do so.
 */
function useFeatureCommands({ name, actions = [] }: Feature): readonly Command[] {
  const translateKey = useTranslateKey(name);
  const may = useHasRole('write');
  const offered = may ? actions : actions.filter(({ section }) => section !== 'product');
  return offered.map(({ title, link, ...action }) => ({
    ...action,
    title: translateKey(title) ?? title,
    keywords: [translateKey(`${title}Words`) ?? ''],
    href: link,
  }));
}

/** Command that opens the guide of the current page. */
function useHelpCommand(): readonly Command[] {
  const { t } = useTranslation('commands');
  const href = usePageHelp();
  return useMemo(
    () => [
      { id: 'pageHelp', title: t('pageHelp'), section: 'here', icon: 'info', keys: 'g h', keywords: [t('pageHelpWords')], href },
    ],
    [href, t],
  );
}

/**
 * Commands for every available page of the menu, from the same data as the menu. The array is stable as long as menu, language
 * and page are.
 */
function usePageCommands(): readonly Command[] {
  const { pathname } = useLocation();
  const items = useMenuItems('classy');
  return useMemo(() => pageCommands(items, pathname), [items, pathname]);
}
