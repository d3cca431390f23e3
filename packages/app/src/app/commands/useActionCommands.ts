import { useAuthActor } from '#features/auth';
import type { Command } from '#shared/commands/command';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';
import { toasts } from '#shared/toast/toast';
import { toggleFullscreen } from '../components/toggleFullscreen';

/** Commands for fullscreen, lock and sign-out. */
export function useActionCommands(): readonly Command[] {
  const { t } = useTranslation(['commands', 'layout', 'app']);
  const auth = useAuthActor();
  const fullscreen = async () => {
    const result = await toggleFullscreen();
    if (result !== 'done') toasts.show({ id: 'fullscreen', tone: 'warning', message: t(`layout:fullscreen.${result}`) });
  };
  return [
    {
      id: 'fullscreen',
      title: t('layout:fullscreen.label'),
      section: 'action',
      icon: 'fullscreen',
      run: () => void fullscreen(),
    },
    {
      id: 'lock',
      title: t('layout:lock'),
      section: 'session',
      icon: 'lock',
      keywords: [t('lockWords')],
      run: () => auth.send({ type: 'session.locked' }),
    },
    {
      id: 'signOut',
      title: t('app:signOut'),
      section: 'session',
      icon: 'signOut',
      keywords: [t('signOutWords')],
      href: appPaths.signOut,
    },
  ];
}
