import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { type Shelf, SHELVES } from './model/shelves';
import { showcasePaths } from './showcasePaths';

/** A route without a server call: the content of these pages comes with the app. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  loader: protectedLoader(() => undefined),
  lazy: lazyScreen('showcase', load),
});

/** The imports of the first screen here are bundled with the feature's entry, so the first is the lightest. */
const animations = page(showcasePaths.animations, () =>
  import('./screens/AnimationsScreen/AnimationsScreen').then((m) => m.AnimationsScreen),
);

const components = (shelf: Shelf) =>
  page(showcasePaths[shelf], async () => {
    const { ComponentsScreen } = await import('./screens/ComponentsScreen/ComponentsScreen');
    return () => <ComponentsScreen shelf={shelf} />;
  });

const icons = () => import('./screens/IconsScreen/IconsScreen').then((m) => m.IconsScreen);

export const showcaseRoutes: RouteObject[] = [
  ...SHELVES.map(components),
  animations,
  page(showcasePaths.colors, () => import('./screens/ColorsScreen/ColorsScreen').then((m) => m.ColorsScreen)),
  page(showcasePaths.confirmation, () =>
    import('./screens/ConfirmationScreen/ConfirmationScreen').then((m) => m.ConfirmationScreen),
  ),
  page(showcasePaths.typography, () => import('./screens/TypographyScreen/TypographyScreen').then((m) => m.TypographyScreen)),
  page(showcasePaths.tokens, () => import('./screens/TokensScreen/TokensScreen').then((m) => m.TokensScreen)),
  page(showcasePaths.search, () => import('./screens/SearchScreen/SearchScreen').then((m) => m.SearchScreen)),
  page(showcasePaths.cards, () => import('./screens/CardsScreen/CardsScreen').then((m) => m.CardsScreen)),
  page(showcasePaths.table, () => import('./screens/TableScreen/TableScreen').then((m) => m.TableScreen)),
  page(showcasePaths.forms, () => import('./screens/FormsScreen/FormsScreen').then((m) => m.FormsScreen)),
  page(showcasePaths.layouts, () => import('./screens/LayoutsScreen/LayoutsScreen').then((m) => m.LayoutsScreen)),
  page(showcasePaths.icons, icons),
  page(showcasePaths.iconSet, icons),
];
