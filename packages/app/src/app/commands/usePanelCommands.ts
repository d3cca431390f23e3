import type { IconName } from '@stockroom/ui';
import type { Command } from '#shared/commands/command';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type PanelName, panels } from '#shared/panels/panelStore';
import { usePresentPanels } from '#shared/panels/usePanel';

/** Panels that commands open; the search and the shortcut sheet have commands of their own. */
const OFFERED = {
  messages: 'g m',
  notifications: 'g n',
  shortcuts: 'g k',
  quickChat: 'g c',
  appearance: 'g a',
  scenarios: undefined,
} as const;
type Offered = keyof typeof OFFERED;

const ICONS: Record<Offered, IconName> = {
  messages: 'inbox',
  notifications: 'mail',
  shortcuts: 'link',
  quickChat: 'chat',
  appearance: 'appearance',
  scenarios: 'sliders',
};

const isOffered = (name: PanelName): name is Offered => name in OFFERED;

/** Commands that open each panel of the page, under the panel's own name. */
export function usePanelCommands(): readonly Command[] {
  const { t } = useTranslation(['appearance', 'quickChat', 'feeds', 'scenarios', 'shortcuts']);
  const titles: Record<Offered, string> = {
    messages: t('feeds:messages.title'),
    notifications: t('feeds:notifications.title'),
    shortcuts: t('shortcuts:title'),
    quickChat: t('quickChat:title'),
    appearance: t('appearance:title'),
    scenarios: t('scenarios:button'),
  };
  return usePresentPanels()
    .filter(isOffered)
    .map((name) => ({
      id: `panel.${name}`,
      title: titles[name],
      section: 'panel',
      icon: ICONS[name],
      keys: OFFERED[name],
      run: () => panels.show(name),
    }));
}
