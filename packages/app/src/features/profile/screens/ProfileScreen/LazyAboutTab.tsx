import { Skeleton } from '@stockroom/ui';
import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** The editor, whose code comes when the tab is opened. */
export const LazyAboutTab = lazyPart(
  'profile-about',
  async () => {
    const [{ AboutTab }] = await Promise.all([import('./AboutTab'), getI18n().loadNamespaces('editing')]);
    return AboutTab;
  },
  <Skeleton shape="rect" height={240} />,
);
