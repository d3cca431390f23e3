import { preloadCommandPalette } from '@stockroom/ui';
import { useEffect } from 'react';
import { useAuth } from '#features/auth';
import { Scanner } from '#features/scanner';
import { SearchPalette, ShortcutSheetScreen } from '#features/search';
import { commandRegistry } from '#shared/commands/commandRegistry';
import { listenForHotkeys } from '#shared/commands/hotkeys';
import { isSingleKeys } from '#shared/commands/keys';
import { runCommand } from '#shared/commands/runCommand';
import { replayEarlyKeys } from '#shared/earlyInput/replayEarlyKeys';
import { panels } from '#shared/panels/panelStore';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { useRouter } from '#shared/routing/useRouter';
import { deferredKeys } from '#shared/scanner/deferredKeys';
import { slowGap } from '#shared/scanner/model/burst';
import { ShellCommands } from './ShellCommands';

/**
 * The global commands, the keys that run commands, the scanner, and the two dialogs that list commands. Only the keyless global
 * commands stay while the session is locked.
 */
export function CommandCenter() {
  const isLocked = useAuth((state) => state.hasTag('locked'));
  useEffect(() => {
    if (isLocked) panels.close();
  }, [isLocked]);
  // Runs after the effects of the listeners below, and before any further key: a scan that began earlier continues with them.
  useEffect(replayEarlyKeys, []);
  return (
    <>
      <ShellCommands />
      <Hotkeys isOn={!isLocked} />
      {!isLocked && <Scanner />}
      {!isLocked && <SearchPalette />}
      {!isLocked && <ShortcutSheetScreen />}
    </>
  );
}

/** Loads the palette's own code, so that it opens at once, also offline. */
export const preloadPalette = preloadCommandPalette;

/** Registers the keys of commands; renders nothing. */
function Hotkeys({ isOn }: { isOn: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!isOn) return undefined;
    return listenForHotkeys({
      commands: () => commandRegistry.list().filter(({ isDisplayOnly }) => !isDisplayOnly),
      singleKeys: () => preferenceStore.get().singleKeys,
      run: (command) => {
        const run = () => runCommand(command, (path) => void router.navigate(path));
        if (command.keys && isSingleKeys(command.keys)) deferredKeys.hold(run, slowGap(preferenceStore.get().scanGap));
        else run();
      },
    });
  }, [isOn, router]);
  return null;
}
