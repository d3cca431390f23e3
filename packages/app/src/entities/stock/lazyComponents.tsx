import { useConfig } from '#shared/config/ConfigContext';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyExtra } from '#shared/routing/lazyComponent';

const Later = lazyExtra(async () => (await withTexts('stock', import('./HostNote'))).HostNote);

/** Lists what a real host of the products lacks, where there is one beside the demo's own server. */
export function LazyHostNote() {
  const { apiHost, demo } = useConfig();
  return apiHost !== '' && demo && <Later />;
}
