import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** The inline editor, whose code loads after the list's. */
export const LazyInlineEditor = lazyPart(
  'inline-editor',
  async () => (await withTexts(['editing', 'stock'], import('./InlineEditor'))).InlineEditor,
);
