import { useCommands } from '../../shared/commands/useCommands';
import type { Feature } from '../../shared/routing/feature';
import { features } from '../features';
import { useActionCommands } from './useActionCommands';
import { useAppearanceCommands } from './useAppearanceCommands';
import { useFeatureCommands } from './useFeatureCommands';
import { useHelpCommand } from './useHelpCommand';
import { usePageCommands } from './usePageCommands';
import { usePanelCommands } from './usePanelCommands';

/**
 * Offers what can be done from everywhere: every page of the menu, what features do, appearance, panels, lock and sign-out. Renders
 * nothing, and the pages stand by themselves: another address changes them, and leaves palette and other commands as they are.
 */
export function ShellCommands() {
  return (
    <>
      <PageCommands />
      <HelpCommand />
      {features.map((feature) => feature.actions && <FeatureCommands key={feature.name} feature={feature} />)}
      <OtherCommands />
    </>
  );
}

function PageCommands() {
  useCommands(usePageCommands());
  return null;
}

function HelpCommand() {
  useCommands(useHelpCommand());
  return null;
}

function FeatureCommands({ feature }: { feature: Feature }) {
  useCommands(useFeatureCommands(feature));
  return null;
}

function OtherCommands() {
  useCommands(useActionCommands());
  useCommands(usePanelCommands());
  useCommands(useAppearanceCommands());
  return null;
}
