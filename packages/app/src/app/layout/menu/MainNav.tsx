import { Logo, SideNav, type SideNavProps } from '@stockroom/ui';
import { memo, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIdleOnce } from '#shared/hooks/useIdleOnce';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePreferences } from '#shared/preferences/usePreferences';
import { lazyComponent } from '#shared/routing/lazyComponent';
import { lazyPart } from '#shared/routing/lazyPart';
import type { Layout } from '#shared/routing/routeHandle';
import { useScrollMemory } from '#shared/routing/useScrollMemory';
import { NavFoot } from './NavFoot';
import { useMenuItems } from './useMenuItems';

const CompactMenu = lazyPart('menu-compact', async () => (await import('./CompactMenu')).CompactMenu);
const FuturisticHead = lazyComponent('menu-head', async () => (await import('./FuturisticHead')).FuturisticHead);
const HorizontalMenu = lazyPart('menu-horizontal', async () => (await import('./HorizontalMenu')).HorizontalMenu);

export interface MainNavProps {
  layout: Exclude<Layout, 'empty'>;
  /** Whether the menu stands beside the page; otherwise it overlays the page, as a side menu in every layout. */
  isWide: boolean;
}

/** The menu: the served entries of the layout in the user's language, in the layout's form. */
export function MainNav(props: MainNavProps) {
  const { pathname } = useLocation();
  return <Menu {...props} pathname={pathname} />;
}

/** The menu, memoized: a new query in the URL does not re-render it. */
const Menu = memo(function Menu({ layout, isWide, pathname }: MainNavProps & { pathname: string }) {
  const { t } = useTranslation('layout');
  const locale = useLanguage();
  const menu = {
    label: t('nav.label'),
    locale,
    currentPath: pathname,
    items: useMenuItems(isWide ? layout : sideLayout(layout)),
  };
  if (isWide && layout === 'compact') return <CompactMenu {...menu} />;
  if (isWide && layout === 'horizontal') return <HorizontalMenu {...menu} />;
  // Suspends until its header has loaded, like the rail and the bar.
  return (
    <Suspense>
      <SideMenu key={layout} {...menu} isFuturistic={layout === 'futuristic'} />
    </Suspense>
  );
});

/**
 * Layout of the side menu. The rail and the bar have lists of their own, in which a branch replaces the menu; an overlay shows
 * the whole menu.
 */
const sideLayout = (layout: MainNavProps['layout']) => (layout === 'futuristic' ? layout : 'classy');

/**
 * Number of groups that fill the height of a window: they render with the page, and the rest of a long menu when the page is
 * idle.
 */
const FIRST_GROUPS = 3;

/** The side menu, with its search; opened branches and the scroll position are stored. */
function SideMenu({
  isFuturistic,
  ...menu
}: Pick<SideNavProps, 'label' | 'items' | 'currentPath' | 'locale'> & { isFuturistic: boolean }) {
  const { t } = useTranslation('layout');
  const [{ navOpenIds, navFoldedIds }, setPreferences] = usePreferences();
  // Not persisted: retyping a menu search takes a moment.
  const [search, setSearch] = useState('');
  const scrollRef = useScrollMemory('menu');
  const isWhole = useIdleOnce();
  return (
    <SideNav
      {...menu}
      items={isWhole ? menu.items : menu.items.slice(0, FIRST_GROUPS)}
      variant={isFuturistic ? 'futuristic' : 'plain'}
      scrollRef={scrollRef}
      header={isFuturistic ? <FuturisticHead /> : <Logo />}
      footer={<NavFoot />}
      search={{ label: t('nav.search'), value: search, onChange: setSearch, noMatch: t('nav.noMatch') }}
      defaultOpenIds={navOpenIds}
      onOpenIdsChange={(openIds) => setPreferences({ navOpenIds: [...openIds] })}
      defaultFoldedIds={navFoldedIds}
      onFoldedIdsChange={(foldedIds) => setPreferences({ navFoldedIds: [...foldedIds] })}
    />
  );
}
