import { getI18n } from 'react-i18next';
import { useConfig } from '../config/ConfigContext';
import { lazyExtra } from '../routing/lazyComponent';

const Later = lazyExtra(async () => {
  const [{ HostNote }] = await Promise.all([import('./HostNote'), getI18n().loadNamespaces('stock')]);
  return HostNote;
});

/** Lists what a real host of the products lacks, where there is one beside the demo's own server. */
export function LazyHostNote() {
  const { apiHost, demo } = useConfig();
  return apiHost !== '' && demo && <Later />;
}
