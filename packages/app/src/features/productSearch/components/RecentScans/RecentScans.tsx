import { Button, Link, Inline, Heading, Text } from '@stockroom/ui';
import { productAddress } from '#entities/products/productAddress';
import { relativeTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { RecentScan } from '#shared/scanner/recentScans';
import { List, Scan } from './RecentScans.styles';

/** Recent scans on this device; a click repeats a scan. */
export function RecentScans({ scans, onClear }: RecentScansProps) {
  const { t } = useTranslation('productSearch');
  return (
    <section aria-labelledby="recent-scans">
      <Inline justify="between" wrap={false}>
        <Heading level={2} id="recent-scans">
          {t('recent.title')}
        </Heading>
        <Button size="sm" variant="quiet" icon="delete" onPress={onClear}>
          {t('recent.clear')}
        </Button>
      </Inline>
      <List aria-labelledby="recent-scans">
        {scans.map((scan) => (
          <RecentLine key={`${scan.at} ${scan.code}`} {...scan} />
        ))}
      </List>
    </section>
  );
}

function RecentLine({ code, at, product, added }: RecentScan) {
  const { t } = useTranslation('productSearch');
  const format = useFormat();
  const now = useNow();
  return (
    <Scan>
      <Link href={product ? productAddress.open(product.id) : productAddress.found(code)}>{product?.name ?? code}</Link>
      <Text font="caption" tone="muted" as="span">
        {product ? code : t('recent.unknown')}
        {added !== null && ` · ${t('recent.added', { count: added, formatted: format.number(added) })}`}
        {` · ${relativeTime(new Date(at).toISOString(), now, format.locale)}`}
      </Text>
    </Scan>
  );
}

export interface RecentScansProps {
  /** Newest first. */
  scans: readonly RecentScan[];
  onClear: () => void;
}
