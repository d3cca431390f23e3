import { ErrorState, Skeleton, VisuallyHidden } from '@stockroom/ui';
import type { ComponentEntry } from '@stockroom/ui/vite';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { loads } from 'virtual:examples';
import { ComponentExamples } from '#features/showcase/components/ComponentExamples/ComponentExamples';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A component whose examples load when it is opened. */
export function OneComponent({ entry, summary, back, headingRef }: OneComponentProps) {
  const { t } = useTranslation('showcase');
  const { name } = entry;
  const query = useQuery({
    queryKey: ['showcase', 'component', name],
    queryFn: () => loads[name]?.() ?? null,
    staleTime: Infinity,
    structuralSharing: false,
  });
  if (query.data) {
    return (
      <ComponentExamples component={query.data} summary={summary && <p>{summary}</p>} actions={back} headingRef={headingRef} />
    );
  }
  if (query.isError) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void query.refetch()} retryLabel={t('retry')}>
        {t('failedText')}
      </ErrorState>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="rect" height={420} />
    </div>
  );
}

export interface OneComponentProps {
  entry: ComponentEntry;
  summary: string;
  /** The link back to all components. */
  back: ReactNode;
  /** The heading with the component's name. */
  headingRef: Ref<HTMLHeadingElement>;
}
