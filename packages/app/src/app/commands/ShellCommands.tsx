import { useCommands } from '#shared/commands/useCommands';
import type { Feature } from '#shared/routing/feature';
import { features } from '../features';
import { useActionCommands } from './useActionCommands';
import { useAppearanceCommands } from './useAppearanceCommands';
import { useFeatureCommands } from './useFeatureCommands';
import { useHelpCommand } from './useHelpCommand';
import { usePageCommands } from './usePageCommands';
import { usePanelCommands } from './usePanelCommands';

/**
 * Registers the commands that work everywhere: every page of the menu, the features' commands, appearance, panels, lock and
 * sign-out. Renders nothing. Page commands are a separate component, so that a new URL re-renders only them and not the palette
 * and other commands.
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
