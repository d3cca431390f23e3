import { IconButton } from '@stockroom/ui';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { useAuthActor } from '../../../features/auth';
import { SchemeButton } from '../../components/SchemeButton';
import { FootActions } from './MainNav.styles';

/** Under the menu: the scheme, and the lock. Who is signed in stands in the top bar. */
export function NavFoot() {
  return (
    <FootActions>
      <FootButtons />
    </FootActions>
  );
}

/** Buttons at the foot of the menu. */
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
