import { CopyButton, Icon, Link, PageHeader } from '@stockroom/ui';
import { type ReactNode, useId, useMemo } from 'react';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import { CodeRoot, CodeText } from './GuideCode.styles';
import { GuideText } from './GuideText';
import { Body, ContentsList, ContentsRoot, Facts, GuideLayout, GuideRoot, Head, Neighbour, Neighbours } from './GuideView.styles';
import { guideParts } from './model/guideParts';
import { type GuideHeading, outlineOf } from './model/outline';
import { useScrollSpy } from './useScrollSpy';

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

/** Code block of a guide, with a copy button. Renders a `<div>` around a `<pre>`. */
function GuideCode({ code }: { code: string }) {
  const { t } = useTranslation('guide');
  return (
    <CodeRoot>
      <CodeText lang="en" role="region" aria-label={t('code')} tabIndex={0}>
        <code>{code}</code>
      </CodeText>
      <CopyButton text={code} labels={{ copy: t('copyCode'), copied: t('copied'), refused: t('copyRefused') }} />
    </CodeRoot>
  );
}

/** Table of contents of a guide; the current section is marked. Renders a `<nav>`. */
function GuideContents({ headings }: { headings: readonly GuideHeading[] }) {
  const { t } = useTranslation('guide');
  const current = useScrollSpy(headings);
  return (
    <ContentsRoot aria-label={t('onThisPage')}>
      <h2 aria-hidden>{t('onThisPage')}</h2>
      <ContentsList>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ContentsList>
    </ContentsRoot>
  );
}

/** Link to the previous or next guide. */
interface GuideLink {
  title: string;
  href: string;
}

/** Links to the previous and next guides. Renders a `<nav>`, and nothing without any. */
function GuideNeighbours({ previous, next }: GuideNeighboursProps) {
  const { t } = useTranslation('guide');
  if (!previous && !next) return null;
  return (
    <Neighbours aria-label={t('neighbours')}>
      {previous && <Side side="previous" guide={previous} />}
      {next && <Side side="next" guide={next} />}
    </Neighbours>
  );
}

interface GuideNeighboursProps {
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
