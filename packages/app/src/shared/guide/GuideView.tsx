import { Icon, PageHeader } from '@stockroom/ui';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import { GuideCode } from './GuideCode';
import { GuideContents } from './GuideContents';
import { type GuideLink, GuideNeighbours } from './GuideNeighbours';
import { GuideText } from './GuideText';
import { Body, Facts, GuideLayout, GuideRoot, Head } from './GuideView.styles';
import { guideParts } from './model/guideParts';
import { outlineOf } from './model/outline';

/**
 * A guide for reading: title, text, contents that follow the scroll position, and links to its neighbours. Used in the help
 * center and the documentation. Its texts are in the namespace `guide`, which the page's route loads.
 */
export function GuideView({
  title,
  subtitle,
  html,
  lang,
  minutes,
  updatedAt,
  breadcrumbs,
  previous,
  next,
  children,
}: GuideViewProps) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const outline = useMemo(() => outlineOf(html), [html]);
  const parts = useMemo(() => guideParts(outline.html), [outline]);
  return (
    <GuideRoot aria-label={title}>
      <GuideLayout>
        <Head>
          <PageHeader size="display" title={title} description={subtitle} breadcrumbs={breadcrumbs} />
          <Facts>
            <span>
              <Icon name="clock" size={16} />
              {t('minutes', { count: minutes })}
            </span>
            {updatedAt !== undefined && <span>{t('updated', { day: format.date(updatedAt) })}</span>}
          </Facts>
        </Head>
        {outline.headings.length > 1 && <GuideContents headings={outline.headings} />}
        <Body>
          <div>
            {parts.map(({ at, kind, content }) =>
              kind === 'code' ? <GuideCode key={at} code={content} /> : <GuideText key={at} html={content} lang={lang} />,
            )}
          </div>
          {children}
          <GuideNeighbours previous={previous} next={next} />
        </Body>
      </GuideLayout>
    </GuideRoot>
  );
}

export interface GuideViewProps {
  title: string;
  /** The guide's lesson in one line. */
  subtitle?: string;
  /** HTML of the guide, already sanitised. */
  html: string;
  /** Language of the text, where it differs from the page's. */
  lang?: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Time of the last revision, ISO 8601. */
  updatedAt?: string;
  breadcrumbs?: ReactNode;
  previous: GuideLink | null;
  next: GuideLink | null;
  /** Content between the text and the links to its neighbours. */
  children?: ReactNode;
}
