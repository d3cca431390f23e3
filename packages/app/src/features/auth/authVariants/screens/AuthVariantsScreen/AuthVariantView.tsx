import { ButtonLink, PageHeader, Select } from '@stockroom/ui';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authVariantsPath } from '#features/auth/authVariants/authVariantPaths';
import { AUTH_PAGES, type AuthVariant, authVariantPath } from '#features/auth/authVariants/model/authVariant';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LayoutVariantSelect } from '#shared/layoutVariants/LayoutVariantSelect';
import { toasts } from '#shared/toast/toast';
import { DemoAuthEnvironment } from './DemoAuthEnvironment';
import { BesideFields } from './DemoFrame.styles';
import { DemoPage } from './DemoPage';

/** An auth page in one layout variant. Its links lead to the other examples in the same variant. */
export function AuthVariantView({ page, variant }: AuthVariant) {
  const { t } = useTranslation('authVariants');
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const takesFocusRef = useRef(false);
  const show = (next: AuthVariant) => void navigate(authVariantPath(next), { preventScrollReset: true });
  const end = useCallback(() => {
    if (page === 'sign-in' || page === 'unlock-session') {
      toasts.show({ id: 'auth-looks', tone: 'success', message: t(`done.${page}`) });
    }
    setRound((now) => now + 1);
  }, [page, t]);

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <Select
              label={t('page')}
              value={page}
              options={AUTH_PAGES.map((value) => ({ value, label: t(`pages.${value}`) }))}
              onChange={(next) => {
                takesFocusRef.current = false;
                show({ page: next, variant });
              }}
            />
            <LayoutVariantSelect value={variant} onChange={(next) => show({ page, variant: next })} />
            <BesideFields>
              <ButtonLink href={authVariantsPath}>{t('overview')}</ButtonLink>
            </BesideFields>
          </>
        }
      />
      <DemoAuthEnvironment layoutVariant={variant} takesFocusRef={takesFocusRef}>
        <DemoPage key={`${page} ${round}`} page={page} onDone={end} />
      </DemoAuthEnvironment>
    </>
  );
}
