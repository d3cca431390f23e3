import { Link } from '@stockroom/ui';
import { useId } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { Neighbour, Neighbours } from './GuideView.styles';

/** Link to the previous or next guide. */
export interface GuideLink {
  title: string;
  href: string;
}

/** Links to the previous and next guides. Renders a `<nav>`, and nothing without any. */
export function GuideNeighbours({ previous, next }: GuideNeighboursProps) {
  const { t } = useTranslation('guide');
  if (!previous && !next) return null;
  return (
    <Neighbours aria-label={t('neighbours')}>
      {previous && <Side side="previous" guide={previous} />}
      {next && <Side side="next" guide={next} />}
    </Neighbours>
  );
}

export interface GuideNeighboursProps {
  previous: GuideLink | null;
  next: GuideLink | null;
}

function Side({ side, guide }: { side: 'previous' | 'next'; guide: GuideLink }) {
  const { t } = useTranslation('guide');
  const titleId = useId();
  return (
    <Neighbour data-side={side}>
      <Link href={guide.href} aria-describedby={titleId}>
        {t(side)}
      </Link>
      <span id={titleId}>{guide.title}</span>
    </Neighbour>
  );
}
