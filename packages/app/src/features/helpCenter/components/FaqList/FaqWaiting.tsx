import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Rows } from '../HelpPage.styles';
import { WaitingRow } from './FaqList.styles';

/** The shape of a list of questions while it is waited for. */
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
  /** How many questions are expected. */
  rows: number;
}
