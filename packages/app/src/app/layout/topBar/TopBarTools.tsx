import { QuickChatTool } from '../../../features/chat';
import { FeedTool } from '../../../features/feeds';
import { ShortcutsTool } from '../../../features/shortcuts';
import { SearchButton } from '../../commands/SearchButton';
import { FullscreenButton } from '../../components/FullscreenButton';
import { LanguageMenu } from '../../components/LanguageMenu';
import { ScenarioTool } from '../../scenarios/ScenarioTool';
import { UserMenu } from '../../userMenu/UserMenu';
import { AppearanceTool } from './AppearanceTool';
import { FromSmall, FromWide } from './TopBarTools.styles';

/**
 * What is always at hand at the right of the top bar, one line a tool: search, shortcuts, messages, notifications, quick chat,
 * language, fullscreen, user menu (screens, 0.2). A tool is a light button here; what it opens is fetched when it is wanted.
 */
export function TopBarTools() {
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
