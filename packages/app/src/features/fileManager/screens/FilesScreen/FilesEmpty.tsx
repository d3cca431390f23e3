import { EmptyState } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** Why there is nothing to see, and what can be done about it. */
export function FilesEmpty({ why, act }: { why: 'empty' | 'gone' | 'noMatch' | 'starred' | 'recent'; act: ReactNode }) {
  const { t } = useTranslation('fileManager');
  return (
    <EmptyState illustration={why === 'empty' ? 'box' : 'search'} title={t(`emptyList.${why}.title`)} action={act}>
      {t(`emptyList.${why}.text`)}
    </EmptyState>
  );
}
