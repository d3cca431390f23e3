import { Logo, PageHeader, Skeleton } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { Bar, Body, Column, Line, Menu, Shell } from './InventorySkeleton.styles';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** The shape of the signed-in first page, painted before the app's code is there. It says nothing about anybody. */
export function InventorySkeleton() {
  const { t } = useTranslation('layout');
  return (
    <Shell aria-busy="true">
      <Menu>
        <Logo />
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="45%" />
      </Menu>
      <Column>
        <Bar>
          <Skeleton shape="text" width="180px" />
        </Bar>
        <Body>
          <PageHeader title={t('nav.inventory')} />
          {ROWS.map((row) => (
            <Line key={row}>
              <Skeleton shape="rect" width="40px" height="40px" />
              <Skeleton shape="text" width={`${28 + ((row * 7) % 24)}%`} />
            </Line>
          ))}
        </Body>
      </Column>
    </Shell>
  );
}
