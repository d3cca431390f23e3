import { CompactNav, type CompactNavProps, Logo } from '@stockroom/ui';
import { FootButtons } from './NavFoot';

/** Menu of the compact layout, a rail; fetched with the first page that it stands beside. */
export function CompactMenu(menu: Pick<CompactNavProps, 'label' | 'items' | 'currentPath' | 'locale'>) {
  return <CompactNav {...menu} header={<Logo withName={false} />} footer={<FootButtons />} />;
}
