import { ButtonLink, IconButton, Tooltip, TopBar, VisuallyHidden } from '@stockroom/ui';
import { SearchButton } from '#app/commands/SearchButton';
import { FullscreenButton } from '#app/components/FullscreenButton';
import { LanguageMenu } from '#app/components/LanguageMenu';
import { ScenarioTool } from '#app/scenarios/ScenarioTool';
import { UserMenu } from '#app/userMenu/UserMenu';
import { QuickChatTool } from '#features/chat';
import { FeedTool } from '#features/feeds';
import { ShortcutsTool } from '#features/shortcuts';
import { StoreSwitcher } from '#features/storeSwitcher';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';
import { useSession } from '#shared/session/SessionContext';
import { personName, shownStore } from '../names';
import { AppearanceTool } from './AppearanceTool';
import { Person } from './ShellTopBar.styles';
import { AsIcon, FromSmall, FromWide, ToolLabel } from './TopBarTools.styles';

export interface ShellTopBarProps {
  navOpen: boolean;
  onToggleNav: () => void;
  /** Switches the user to another store; rejects with an `ApiError`. */
  onSwitchStore: (storeId: number) => Promise<void>;
}

/** The top bar: the store and its address, the signed-in user, language, fullscreen, and signing out. */
export function ShellTopBar({ navOpen, onToggleNav, onSwitchStore }: ShellTopBarProps) {
  const { t } = useTranslation(['layout', 'app']);
  const { user, store } = useSession();
  return (
    <TopBar
      label={t('topBar')}
      start={<IconButton icon="menu" label={t('nav.toggle')} expanded={navOpen} onPress={onToggleNav} />}
      end={
        <>
          <TopBarTools />
          <Person title={personName(user)}>{personName(user)}</Person>
          <FromWide>
            <ToolLabel>
              <ButtonLink href={appPaths.signOut} variant="quiet" icon="signOut">
                {t('app:signOut')}
              </ButtonLink>
            </ToolLabel>
            <AsIcon>
              <Tooltip text={t('app:signOut')} describes={false}>
                <ButtonLink href={appPaths.signOut} variant="quiet" icon="signOut">
                  <VisuallyHidden>{t('app:signOut')}</VisuallyHidden>
                </ButtonLink>
              </Tooltip>
            </AsIcon>
          </FromWide>
        </>
      }
    >
      <StoreSwitcher
        current={store && shownStore(store)}
        stores={user.storeAssociates.map((associate) => shownStore(associate.store))}
        onSwitch={onSwitchStore}
      />
    </TopBar>
  );
}

/**
 * Tools at the right of the top bar, one line for each: search, shortcuts, messages, notifications, quick chat, language,
 * fullscreen, user menu. A tool is a light button here; its panel loads on request.
 */
function TopBarTools() {
  return (
    <>
      <SearchButton />
      <FromSmall>
        <ShortcutsTool />
      </FromSmall>
      <FeedTool kind="messages" />
      <FeedTool kind="notifications" />
      <FromSmall>
        <QuickChatTool />
      </FromSmall>
      <FromWide>
        <LanguageMenu />
        <FullscreenButton />
        <AppearanceTool />
        <ScenarioTool />
      </FromWide>
      <UserMenu />
    </>
  );
}
