import { IconButton } from '@stockroom/ui';
import { SchemeButton } from '#app/components/SchemeButton';
import { useAuthActor } from '#features/auth';
import { useTranslation } from '#shared/i18n/useTranslation';
import { FootActions } from './MainNav.styles';

/** Footer of the menu: scheme and lock. The top bar shows the signed-in user. */
export function NavFoot() {
  return (
    <FootActions>
      <FootButtons />
    </FootActions>
  );
}

/** Buttons in the footer of the menu. */
export function FootButtons() {
  const { t } = useTranslation('layout');
  const session = useAuthActor();
  return (
    <>
      <SchemeButton />
      <IconButton icon="lock" label={t('lock')} onPress={() => session.send({ type: 'session.locked' })} />
    </>
  );
}
