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
 * A guide as it is read: title, text, contents that follow the reading, the guides around it. The help center's and the documentation's.
 * Its texts are the namespace `guide`, which the page's route loads.
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
  /** Its lesson, in a line. */
  subtitle?: string;
  /** Its text, cleaned before. */
  html: string;
  /** The language of the text, where that is not the page's. */
  lang?: string;
  /** How long it takes to read. */
  minutes: number;
  /** When it was last gone over, ISO 8601. */
  updatedAt?: string;
  breadcrumbs?: ReactNode;
  previous: GuideLink | null;
  next: GuideLink | null;
  /** Between the text and the guides around it. */
  children?: ReactNode;
}
