import { useCommands } from '../../shared/commands/useCommands';
import { useActionCommands } from './useActionCommands';
import { useAppearanceCommands } from './useAppearanceCommands';
import { usePageCommands } from './usePageCommands';
import { usePanelCommands } from './usePanelCommands';

/**
 * Offers what can be done from everywhere: every page of the menu, appearance, panels, adding a product, lock and sign-out. Renders
 * nothing, and the pages stand by themselves: another address changes them, and leaves palette and other commands as they are.
 */
export function ShellCommands() {
  return (
    <>
      <PageCommands />
      <OtherCommands />
    </>
  );
}

function PageCommands() {
  useCommands(usePageCommands());
  return null;
}

function OtherCommands() {
  useCommands(useActionCommands());
  useCommands(usePanelCommands());
  useCommands(useAppearanceCommands());
  return null;
}
