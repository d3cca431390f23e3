import { useCommands } from '../../shared/commands/useCommands';
import { useActionCommands } from './useActionCommands';
import { useAppearanceCommands } from './useAppearanceCommands';
import { usePageCommands } from './usePageCommands';
import { usePanelCommands } from './usePanelCommands';

/** Offers what can be done from everywhere: every page of the menu, appearance, panels, adding a product, lock and sign-out. */
export function useShellCommands(): void {
  useCommands(usePageCommands());
  useCommands(useActionCommands());
  useCommands(usePanelCommands());
  useCommands(useAppearanceCommands());
}
