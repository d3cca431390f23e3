import { useTranslation } from '../i18n/useTranslation';
import { ContentsList, ContentsRoot } from './GuideView.styles';
import type { GuideHeading } from './model/outline';
import { useScrollSpy } from './useScrollSpy';

/** Table of contents of a guide; the current section is marked. Renders a `<nav>`. */
export function GuideContents({ headings }: { headings: readonly GuideHeading[] }) {
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
