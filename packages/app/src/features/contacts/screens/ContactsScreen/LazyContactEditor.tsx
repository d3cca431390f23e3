import { Skeleton } from '@stockroom/ui';
import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** The editor, whose code comes after the list's. */
export const LazyContactEditor = lazyPart(
  'contact-editor',
  async () => {
    const [{ ContactEditor }] = await Promise.all([
      import('./ContactEditor'),
      getI18n().loadNamespaces(['editing', 'phones', 'tags']),
    ]);
    return ContactEditor;
  },
  <Skeleton shape="rect" height={320} />,
);
