import { Link, Logo, SceneArt } from '@stockroom/ui';
import { type ReactNode, use } from 'react';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';
import { type AuthFrameProps, AuthEnvironmentContext } from './authEnvironment';
import { AuthTop, Lead, Page, Panel, Scene, Title } from './AuthPage.styles';
import { LanguageSwitch } from './LanguageSwitch';

export interface AuthPageProps {
  /** The page's `h1` and title. */
  title: string;
  /** One line under the heading. */
  lead?: ReactNode;
  /** Prefix of the tab's title after a failed submit. */
  titlePrefix?: string;
  /** Drawing beside the form. */
  scene?: AuthFrameProps['scene'];
  children: ReactNode;
}

/** Layout of the auth pages: the form at one side, a drawn scene of the shop at the other. */
export function AuthPage({ title, lead, titlePrefix, scene = 'shop', children }: AuthPageProps) {
  const { t } = useTranslation('auth');
  const { Frame } = use(AuthEnvironmentContext);
  useDocumentTitle(title, titlePrefix);
  if (Frame) {
    return (
      <Frame title={title} lead={lead} scene={scene}>
        {children}
      </Frame>
    );
  }
  return (
    <Page>
      <Panel>
        <AuthTop>
          <Link href={appPaths.home} aria-label={t('homeLink')}>
            <Logo />
          </Link>
          <LanguageSwitch />
        </AuthTop>
        <div>
          <Title id="page-title" tabIndex={-1}>
            {title}
          </Title>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </div>
      </Panel>
      <Scene aria-hidden>
        <SceneArt name={scene} />
      </Scene>
    </Page>
  );
}
