import { ButtonLink, PageHeader, Select } from '@stockroom/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { LookSelect } from '../../../../../shared/looks/LookSelect';
import { toasts } from '../../../../../shared/toast/toast';
import { type AuthPlace, AuthPlaceContext } from '../../../components/authPlace';
import { authLooksPath } from '../../authLooksPaths';
import { AUTH_PAGES, type AuthLook, type AuthLookPage, authLookPath } from '../../model/authLook';
import { DemoContext, DemoFrame } from './DemoFrame';
import { BesideFields } from './DemoFrame.styles';
import { DemoPage } from './DemoPage';

/** One page of the sign-in family in one look. Its links lead to the other pages in the same look, and not out of it. */
export function AuthLookView({ page, look }: AuthLook) {
  const { t } = useTranslation('authLooks');
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const takesFocusRef = useRef(false);
  const demo = useMemo(() => ({ look, takesFocusRef }), [look]);

  const place = useMemo((): AuthPlace => {
    const to = (next: AuthLookPage) => authLookPath({ page: next, look });
    return {
      Frame: DemoFrame,
      paths: {
        signIn: to('sign-in'),
        signUp: to('sign-up'),
        forgotPassword: to('forgot-password'),
        resetPassword: to('reset-password'),
        confirmationRequired: to('confirmation-required'),
        unlockSession: to('unlock-session'),
        signOut: to('sign-out'),
      },
    };
  }, [look]);
  const show = (next: AuthLook) => void navigate(authLookPath(next), { preventScrollReset: true });
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
                show({ page: next, look });
              }}
            />
            <LookSelect value={look} onChange={(next) => show({ page, look: next })} />
            <BesideFields>
              <ButtonLink href={authLooksPath}>{t('overview')}</ButtonLink>
            </BesideFields>
          </>
        }
      />
      <AuthPlaceContext value={place}>
        <DemoContext value={demo}>
          <DemoPage key={`${page} ${round}`} page={page} onDone={end} />
        </DemoContext>
      </AuthPlaceContext>
    </>
  );
}
