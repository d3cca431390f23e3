import { lazyPart } from '../../../../../shared/routing/lazyPart';

/** Where labels can be taken from: its code comes with the press. */
export const LazyLabelSources = lazyPart('label-sources', async () => (await import('./LabelSources')).LabelSources);
