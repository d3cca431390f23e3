import { QuickChatTool } from '#features/chat';
import { FeedTool } from '#features/feeds';
import { ShortcutsTool } from '#features/shortcuts';
import { SearchButton } from '#app/commands/SearchButton';
import { FullscreenButton } from '#app/components/FullscreenButton';
import { LanguageMenu } from '#app/components/LanguageMenu';
import { ScenarioTool } from '#app/scenarios/ScenarioTool';
import { UserMenu } from '#app/userMenu/UserMenu';
import { AppearanceTool } from './AppearanceTool';
import { FromSmall, FromWide } from './TopBarTools.styles';

/**
 * Tools at the right of the top bar, one line for each: search, shortcuts, messages, notifications, quick chat, language,
 * fullscreen, user menu. A tool is a light button here; its panel loads on request.
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
