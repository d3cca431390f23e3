import { ButtonLink, Heading, Inline, Link, Logo, SceneArt, Text } from '@stockroom/ui';
import { GETTING_STARTED } from '#features/home/model/gettingStarted';
import { useConfig } from '#shared/config/ConfigContext';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';
import { Art, Home, Note, TextBlock, Tries } from './HomeScreen.styles';

/** The public landing page: an introduction and the way to sign in. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { demo } = useConfig();
  useDocumentTitle(t('title'));
  return (
    <Home>
      <TextBlock>
        <Logo size={32} />
        <Heading level={1} font="hero" tabIndex={-1}>
          {t('heading')}
        </Heading>
        <Text font="lead" tone="muted">
          {t('text')}
        </Text>
        <Inline>
          <ButtonLink href={appPaths.root} variant="primary">
            {t('open')}
          </ButtonLink>
          <ButtonLink href={appPaths.tour}>{t('tour')}</ButtonLink>
        </Inline>
        {demo && <DemoNote />}
      </TextBlock>
      <Art aria-hidden>
        <SceneArt name="shop" />
      </Art>
    </Home>
  );
}

/** A note for new users of the demo: nothing can go wrong, and where to begin. */
function DemoNote() {
  const { t } = useTranslation('home');
  return (
    <Note>
      <Heading level={2}>{t('demo.title')}</Heading>
      <Text tone="muted">{t('demo.text')}</Text>
      <Heading level={2}>{t('demo.first')}</Heading>
      <Tries>
        {GETTING_STARTED.map(({ id, link }) => (
          <li key={id}>
            <Link href={link}>{t(`tries.${id}`)}</Link>
          </li>
        ))}
      </Tries>
    </Note>
  );
}
