import { PageHeader, Select } from '@stockroom/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDocumentTitle } from '../../../../../shared/hooks/useDocumentTitle';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { useListAddress } from '../../../../../shared/list/useListAddress';
import { LookSelect } from '../../../../../shared/looks/LookSelect';
import { toasts } from '../../../../../shared/toast/toast';
import { type AuthPlace, AuthPlaceContext } from '../../../components/authPlace';
import { authLooksPath } from '../../authLooksPaths';
import { AUTH_PAGES, type AuthLookPage, authLooksAddress } from '../../model/authLooksAddress';
import { DemoContext, DemoFrame } from './DemoFrame';
import { DemoPage } from './DemoPage';

/** The seven pages of the sign-in family in seven looks, made of the forms that people sign in with (screens, 2.3). */
export function AuthLooksScreen() {
  const { t } = useTranslation('authLooks');
  const { t: tLook } = useTranslation('looks');
  const { state, move, hrefOf } = useListAddress(authLooksAddress, (name) => (name === 'look' ? tLook('label') : t('page')));
  const { page, look } = state;
  const [round, setRound] = useState(0);
  const takesFocusRef = useRef(false);
  const demo = useMemo(() => ({ look, takesFocusRef }), [look]);
  useDocumentTitle(t('title'));

  const place = useMemo((): AuthPlace => {
    const to = (next: AuthLookPage) => `${authLooksPath}${hrefOf({ page: next })}`;
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
  }, [hrefOf]);
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
                move({ page: next });
              }}
            />
            <LookSelect value={look} onChange={(next) => move({ look: next })} />
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
