import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** A card's dialog, whose code and translations load when it is first rendered. */
export const LazyCardDialog = lazyPart(
  'card',
  async () => (await withTexts('editing', import('../CardDialog/CardDialog'))).CardDialog,
);
