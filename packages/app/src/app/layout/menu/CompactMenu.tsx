import { CompactNav, type CompactNavProps, Logo } from '@stockroom/ui';
import { FootButtons } from './NavFoot';

/** The menu of the compact layout, a rail; fetched with the first page that stands beside it. */
export function CompactMenu(menu: Pick<CompactNavProps, 'label' | 'items' | 'currentPath' | 'locale'>) {
  return <CompactNav {...menu} header={<Logo withName={false} />} footer={<FootButtons />} />;
}
