import { lazy } from 'react';
import { importOrReload } from '../../../../shared/routing/reloadOnce';

/** A card's dialog, whose code comes when it is first drawn. */
export const LazyCardDialog = lazy(async () => ({
  default: (await importOrReload('card', () => import('./CardDialog'))).CardDialog,
}));
