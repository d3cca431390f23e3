import { ButtonLink, Logo, SceneArt, Heading, Text, Inline } from '@stockroom/ui';
import { useConfig } from '#shared/config/ConfigContext';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { appPaths } from '#shared/routing/appPaths';
import { DemoNote } from './DemoNote';
import { Art, Home, TextBlock } from './HomeScreen.styles';

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
