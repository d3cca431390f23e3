import { Alert, Button, LiveRegion } from '@stockroom/ui';
import { NavigationType } from 'react-router-dom';
import { AuthPage } from '#features/auth/components/AuthPage';
import { ButtonRow, FormColumn } from '#features/auth/components/AuthPage.styles';
import type { SignOutContext } from '#features/auth/machines/signOutMachine';
import { draftOrigin } from '#features/auth/signingOut/draftOrigin';
import type { DraftState } from '#shared/drafts/model/waitingDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';
import { useRouter } from '#shared/routing/useRouter';

export interface WaitingWorkProps extends SignOutContext {
  isSending: boolean;
  onSend: () => void;
  onDrop: () => void;
}

/** Lists unsent and unsaved work by page before signing out, and asks whether to send or discard it. */
export function PendingWork({ waiting, isTried, isSending, onSend, onDrop }: WaitingWorkProps) {
  const { t, i18n } = useTranslation('signingOut');
  const router = useRouter();
  const formatPlaces = (wanted: DraftState) => {
    const names = waiting.flatMap(({ kind, state }) => (state === wanted ? [t(`waiting.places.${draftOrigin(kind)}`)] : []));
    return new Intl.ListFormat(i18n.language).format([...new Set(names)].toSorted((a, b) => a.localeCompare(b, i18n.language)));
  };
  const unsent = formatPlaces('unsent');
  const unsaved = formatPlaces('unsaved');
  const stay = () => {
    const isFirst = router.state.historyAction === NavigationType.Pop;
    void (isFirst ? router.navigate(appPaths.root) : router.navigate(-1));
  };
  return (
    <AuthPage title={t('waiting.title')} scene="door">
      <FormColumn>
        {/* The page's heading had the focus before this appears, so this is announced. */}
        <LiveRegion message={t('waiting.title')} />
        {unsent !== '' && <p>{t('waiting.unsent', { places: unsent })}</p>}
        {unsaved !== '' && <p>{t('waiting.unsaved', { places: unsaved })}</p>}
        <p>{t('waiting.goes')}</p>
        {isTried && !isSending && unsent !== '' && (
          <Alert tone="critical" variant="border" live="assertive">
            {t('waiting.failed')}
          </Alert>
        )}
        <ButtonRow>
          {unsent !== '' && (
            <Button variant="primary" loading={isSending} loadingText={t('waiting.sending')} onPress={onSend}>
              {t('waiting.send')}
            </Button>
          )}
          <Button variant={unsent === '' ? 'primary' : 'secondary'} disabled={isSending} onPress={stay}>
            {t('waiting.stay')}
          </Button>
          <Button variant="critical" disabled={isSending} onPress={onDrop}>
            {t('waiting.drop')}
          </Button>
        </ButtonRow>
      </FormColumn>
    </AuthPage>
  );
}
