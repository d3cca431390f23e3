import { memo, Suspense, useState } from 'react';
import { Logo, SideNav, type SideNavProps } from '@stockroom/ui';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useIdleOnce } from '../../../shared/hooks/useIdleOnce';
import { usePreferences } from '../../../shared/preferences/usePreferences';
import { lazyComponent } from '../../../shared/routing/lazyComponent';
import { lazyPart } from '../../../shared/routing/lazyPart';
import { useScrollMemory } from '../../../shared/routing/useScrollMemory';
import type { Layout } from '../../../shared/routing/routeHandle';
import { NavFoot } from './NavFoot';
import { useMenuItems } from './useMenuItems';

const CompactMenu = lazyPart('menu-compact', async () => (await import('./CompactMenu')).CompactMenu);
const FuturisticHead = lazyComponent('menu-head', async () => (await import('./FuturisticHead')).FuturisticHead);
const HorizontalMenu = lazyPart('menu-horizontal', async () => (await import('./HorizontalMenu')).HorizontalMenu);

export interface MainNavProps {
  layout: Exclude<Layout, 'empty'>;
  /** Whether the menu stands beside the page; else it lies over it, and is a side menu in every layout. */
  isWide: boolean;
}

/** The menu: the layout's own served entries in the person's language, in the form that the layout gives them. */
export function MainNav(props: MainNavProps) {
  const { pathname } = useLocation();
  return <Menu {...props} pathname={pathname} />;
}

/** Another query in the address leaves it as it is. */
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
  // Its head comes with it, as the rail and the bar do.
  return (
    <Suspense>
      <SideMenu key={layout} {...menu} isFuturistic={layout === 'futuristic'} />
    </Suspense>
  );
});

/** A rail and a bar have lists of their own, in which a branch takes the menu's place. Over the page stands the whole menu. */
const sideLayout = (layout: MainNavProps['layout']) => (layout === 'futuristic' ? layout : 'classy');

/** Groups that fill the height of a window: they are drawn with the page, and the rest of a long menu when the page rests. */
const FIRST = 3;

/** The menu at the side, with its search; what a person opened and how far they scrolled is remembered. */
function SideMenu({
  isFuturistic,
  ...menu
}: Pick<SideNavProps, 'label' | 'items' | 'currentPath' | 'locale'> & { isFuturistic: boolean }) {
  const { t } = useTranslation('layout');
  const [{ navOpenIds, navFoldedIds }, setPreferences] = usePreferences();
  // Not kept: a search of the menu is typed again in a moment.
  const [search, setSearch] = useState('');
  const scrollRef = useScrollMemory('menu');
  const isWhole = useIdleOnce();
  return (
    <SideNav
      {...menu}
      items={isWhole ? menu.items : menu.items.slice(0, FIRST)}
      look={isFuturistic ? 'futuristic' : 'plain'}
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
