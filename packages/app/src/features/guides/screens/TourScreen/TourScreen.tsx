import { ButtonLink, Carousel, PageHeader } from '@stockroom/ui';
import { pictureOf, STOPS } from '#features/guides/model/stops';
import { tourAddress } from '#features/guides/model/tourAddress';
import { useIsDark } from '#shared/appearance/useIsDark';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { inScheme } from '#shared/pictures/storyPicture';
import { Hint, Page, Picture, Stop, TextBlock } from './TourScreen.styles';

/** A tour of Stockroom, picture by picture, each with a link to its page. The pictures are those of the stories. */
export function TourScreen() {
  const { t } = useTranslation('guides');
  useDocumentTitle(t('tour.title'));
  const isDark = useIsDark();
  const language = useLanguage();
  const { state, move } = useListAddress(tourAddress);
  const index = STOPS.findIndex(({ id }) => id === state.stop);
  const { id, link } = STOPS[index] ?? STOPS[0];
  return (
    <Page>
      <PageHeader title={t('tour.title')} description={t('tour.lead')} />
      <Stop>
        <Carousel
          label={t('tour.pictures')}
          index={index}
          onIndexChange={(next) => move({ stop: STOPS[next]?.id ?? 'today' })}
          labels={{
            previous: t('tour.previous'),
            next: t('tour.next'),
            position: (at, count) => t('tour.position', { index: at, count }),
          }}
          ratio="16 / 10"
          slides={STOPS.map((stop) => ({
            id: stop.id,
            content: (
              <Picture
                src={inScheme(pictureOf(stop, language), isDark)}
                alt={t(`tour.stops.${stop.id}.picture`)}
                width={1280}
                height={800}
              />
            ),
          }))}
        />
        <TextBlock aria-live="polite">
          <h2>{t(`tour.stops.${id}.title`)}</h2>
          <p>{t(`tour.stops.${id}.text`)}</p>
          <Hint>{t(`tour.stops.${id}.try`)}</Hint>
          <ButtonLink href={link} variant="primary">
            {t(`tour.stops.${id}.open`)}
          </ButtonLink>
        </TextBlock>
      </Stop>
    </Page>
  );
}
