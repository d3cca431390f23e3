import { IconButton, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { LabelSheet, type LabelSheetProps } from '#features/queues/components/LabelSheet/LabelSheet';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Desk } from './LabelsTab.styles';

/** A preview of a single sheet, in true size. */
export function LabelPreview({ papers, ...paper }: LabelPreviewProps) {
  const { t } = useTranslation('queues');
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, papers.length - 1);
  const placed = papers[at];
  if (!placed) return null;
  const name = t('labels.paperOf', { paper: at + 1, papers: papers.length });
  return (
    <>
      {papers.length > 1 && (
        <Inline>
          <IconButton
            icon="chevronLeft"
            label={t('labels.previous')}
            unavailable={at === 0}
            onPress={() => setWanted(Math.max(0, at - 1))}
          />
          {name}
          <IconButton
            icon="chevronRight"
            label={t('labels.next')}
            unavailable={at === papers.length - 1}
            onPress={() => setWanted(Math.min(papers.length - 1, at + 1))}
          />
        </Inline>
      )}
      <Desk tabIndex={0} role="group" aria-label={t('labels.preview')}>
        <LabelSheet placed={placed} {...paper} name={name} />
      </Desk>
    </>
  );
}

interface LabelPreviewProps extends Omit<LabelSheetProps, 'placed' | 'name'> {
  papers: readonly LabelSheetProps['placed'][];
}
