import { Link, Logo, PageHeader } from '@stockroom/ui';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';
import { Legal, Section } from './LegalScreen.styles';

/** Written by the build. */
const LICENSES = '/third-party-licenses.txt';

/** The terms that a person agrees to when signing up. */
export const TermsScreen = () => <LegalScreen text="terms" sections={['demo', 'account', 'goods', 'end']} />;

/** The privacy notice: which personal data is stored, where, and how it is deleted. */
export const PrivacyScreen = () => <LegalScreen text="privacy" sections={['what', 'where', 'who', 'gone']} />;

type Terms = { text: 'terms'; sections: readonly ('demo' | 'account' | 'goods' | 'end')[] };
type Privacy = { text: 'privacy'; sections: readonly ('what' | 'where' | 'who' | 'gone')[] };

function LegalScreen(props: Terms | Privacy) {
  const { t } = useTranslation('home');
  const title = t(`${props.text}.title`);
  useDocumentTitle(title);
  const keys =
    props.text === 'terms'
      ? props.sections.map((id) => `terms.${id}` as const)
      : props.sections.map((id) => `privacy.${id}` as const);
  return (
    <Legal>
      <Link href={appPaths.home} aria-label={t('homeLink')}>
        <Logo />
      </Link>
      <PageHeader size="display" title={title} description={t(`${props.text}.lead`)} />
      {keys.map((key) => (
        <Section key={key}>
          <h2>{t(`${key}.title`)}</h2>
          <p>{t(`${key}.text`)}</p>
        </Section>
      ))}
      {props.text === 'terms' && (
        <Section>
          <h2>{t('terms.software.title')}</h2>
          <p>{t('terms.software.text')}</p>
          <Link href={LICENSES} external externalText={t('terms.software.newTab')}>
            {t('terms.software.link')}
          </Link>
        </Section>
      )}
    </Legal>
  );
}
