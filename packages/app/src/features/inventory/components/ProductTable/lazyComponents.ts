import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** The inline editor, whose code loads after the list's. */
export const LazyInlineEditor = lazyPart('inline-editor', async () => {
  const [{ InlineEditor }] = await Promise.all([import('./InlineEditor'), getI18n().loadNamespaces(['editing', 'stock'])]);
  return InlineEditor;
});
