import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Rows } from '../HelpPage.styles';
import { WaitingRow } from './FaqList.styles';

/** Placeholder of a list of questions while it loads. */
export function FaqWaiting({ rows }: FaqWaitingProps) {
  const { t } = useTranslation('helpCenter');
  return (
    <Rows role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <WaitingRow key={row}>
          <Skeleton width="70%" />
        </WaitingRow>
      ))}
    </Rows>
  );
}

interface FaqWaitingProps {
  /** Expected number of questions. */
  rows: number;
}
