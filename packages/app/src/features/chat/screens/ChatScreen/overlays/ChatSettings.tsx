import { Drawer, Switch, Stack } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePreferences } from '#shared/preferences/usePreferences';

/** Settings of the chat on this device. */
export function ChatSettings({ onClose }: ChatSettingsProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [{ chatSound, chatEnterSends }, set] = usePreferences();
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('menu.settings')} closeLabel={t('common:close')}>
      <Stack>
        <Switch
          label={t('settings.sound')}
          help={t('settings.soundHelp')}
          checked={chatSound}
          onChange={(isOn) => set({ chatSound: isOn })}
        />
        <Switch
          label={t('settings.enter')}
          help={t('settings.enterHelp')}
          checked={chatEnterSends}
          onChange={(isOn) => set({ chatEnterSends: isOn })}
        />
      </Stack>
    </Drawer>
  );
}

export interface ChatSettingsProps {
  onClose: () => void;
}
