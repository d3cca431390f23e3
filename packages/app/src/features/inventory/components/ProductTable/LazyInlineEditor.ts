import { lazyPart } from '../../../../shared/routing/lazyPart';

/** The field that a number of a row becomes, whose code comes after the list's. */
export const LazyInlineEditor = lazyPart('inline-editor', async () => (await import('./InlineEditor')).InlineEditor);
