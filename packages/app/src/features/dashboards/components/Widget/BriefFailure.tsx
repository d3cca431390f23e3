import { Button } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ShownQuery } from '#shared/query/client/queryState';
import { Brief } from './Widget.styles';

/** A failure in a card of a few lines: the title and Retry, in the card's own space. A larger card gives the reason once. */
export function BriefFailure({ query, title }: BriefFailureProps) {
  const { t } = useTranslation('common');
  return (
    <Brief>
      <div role="alert">
        <h3>{title}</h3>
      </div>
      <Button size="sm" icon="retry" loading={query.isFetching} onPress={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </Brief>
  );
}

interface BriefFailureProps {
  query: Pick<ShownQuery, 'isFetching' | 'refetch'>;
  title: string;
}
