import { Avatar, Menu, type MenuEntry, PresenceMark, PRESENCES, Tooltip } from '@stockroom/ui';
import { useState } from 'react';
import { loadIdleLockDialog, useAuthActor } from '#features/auth';
import { PROFILE } from '#features/profile/profilePaths';
import { SETTINGS } from '#features/settings/settingsPaths';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { type PanelName, panels } from '#shared/panels/panelStore';
import { appPaths } from '#shared/routing/appPaths';
import { lazyPart } from '#shared/routing/lazyPart';
import { useRouter } from '#shared/routing/useRouter';
import { useSession } from '#shared/session/SessionContext';
import { toasts } from '#shared/toast/toast';
import { useFullscreen } from '../components/useFullscreen';
import { useLanguageChoice } from '../components/useLanguageChoice';
import { personName } from '../layout/names';
import { HAS_ALL_TOOLS, HAS_PANEL_TOOLS } from '../layout/topBar/breakpoints';
import { usePageHelp } from '../routing/usePageHelp';
import { useChangeUser } from '../session/useChangeUser';
import { Email, HeadName, PersonButton } from './UserMenu.styles';

const IdleLockDialog = lazyPart('idle-lock', async () => (await loadIdleLockDialog()).IdleLockDialog);

/** Panels that the menu opens if they are mounted; those marked for phones have a button in a wider top bar. */
const LED_TO = [
  { panel: 'shortcuts', icon: 'bookmark', onPhone: true },
  { panel: 'quickChat', icon: 'chat', onPhone: true },
  { panel: 'appearance', icon: 'appearance' },
  { panel: 'sheet', icon: 'help' },
  { panel: 'scenarios', icon: 'sliders' },
] as const satisfies { panel: PanelName; icon: string; onPhone?: true }[];

/** The mounted panels of the menu, each with its current state. */
const offeredNow = () =>
  LED_TO.filter(({ panel }) => panels.available().includes(panel)).map((each) => ({ ...each, note: panels.note(each.panel) }));

/** Menu of the signed-in user: presence, lock, sign-out, and settings of this device. */
export function UserMenu() {
  const { t } = useTranslation('userMenu');
  const { user } = useSession();
  const session = useAuthActor();
  const router = useRouter();
  const help = usePageHelp();
  // Fixed when the menu opens: late entries must not slide in under a press.
  const [offered, setOffered] = useState(offeredNow);
  const isPhone = !useMediaQuery(HAS_PANEL_TOOLS);
  const isNarrow = !useMediaQuery(HAS_ALL_TOOLS);
  const device = useDeviceItems();
  const setPresence = usePresenceChoice();
  const [isIdleLockOpen, setIdleLockOpen] = useState<boolean | null>(null);
  const name = personName(user);

  const items: MenuEntry[] = [
    {
      type: 'section',
      title: t('presence.title'),
      choice: 'one',
      items: PRESENCES.map((presence) => ({
        id: presence,
        label: t(`presence.${presence}`),
        mark: <PresenceMark alone presence={presence} size={12} />,
        checked: presence === user.status,
        onSelect: () => setPresence(presence),
      })),
    },
    ...(isNarrow ? [device.languages] : []),
    { type: 'divider' },
    { id: 'profile', label: t('profile'), icon: 'person', onSelect: () => void router.navigate(PROFILE) },
    { id: 'settings', label: t('settings'), icon: 'settings', onSelect: () => void router.navigate(SETTINGS) },
    { type: 'divider' },
    ...(isNarrow ? [device.fullscreen] : []),
    ...offered
      .filter((each) => isPhone || !('onPhone' in each))
      .map(({ panel, icon, note }) => ({
        id: panel,
        label: t(panel),
        description: note,
        icon,
        onSelect: () => panels.show(panel),
      })),
    {
      id: 'pageHelp',
      label: t('pageHelp'),
      icon: 'info',
      onSelect: () => void router.navigate(help),
    },
    { id: 'idleLock', label: t('idleLock'), icon: 'clock', onSelect: () => setIdleLockOpen(true) },
    { type: 'divider' },
    { id: 'lock', label: t('lock'), icon: 'lock', onSelect: () => session.send({ type: 'session.locked' }) },
    { id: 'signOut', label: t('signOut'), icon: 'signOut', onSelect: () => void router.navigate(appPaths.signOut) },
  ];
  return (
    <>
      <Menu
        label={t('label')}
        onOpen={() => setOffered(offeredNow())}
        head={
          <>
            <HeadName>{t('signedInAs', { name })}</HeadName>
            {name !== user.email && <Email>{user.email}</Email>}
          </>
        }
        trigger={
          <Tooltip text={t('label')} describes={false}>
            <PersonButton type="button" aria-label={t('label')}>
              <Avatar decorative name={name} src={safeImage(user.avatar)} size={32} presence={user.status} />
            </PersonButton>
          </Tooltip>
        }
        items={items}
      />
      {isIdleLockOpen !== null && <IdleLockDialog open={isIdleLockOpen} onOpenChange={setIdleLockOpen} />}
    </>
  );
}

function usePresenceChoice() {
  const { t } = useTranslation('userMenu');
  const describe = useDescribeError();
  const change = useChangeUser();
  return (status: (typeof PRESENCES)[number]) => {
    change({ status }).catch((error: unknown) => {
      if (!shouldShowError(error)) return;
      toasts.show({ id: 'presence', tone: 'critical', message: t('presence.failed', { reason: describe(error).title }) });
    });
  };
}

/** Menu entries for tools that only a wide top bar has: the languages, and fullscreen. */
function useDeviceItems(): { languages: MenuEntry; fullscreen: MenuEntry } {
  const { t } = useTranslation('layout');
  const { isFull, toggle } = useFullscreen();
  const icon = isFull ? 'fullscreenExit' : 'fullscreen';
  return {
    languages: useLanguageChoice(),
    fullscreen: { id: 'fullscreen', label: t('fullscreen.label'), icon, onSelect: toggle },
  };
}
