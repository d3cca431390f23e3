import type { Settings } from '@stockroom/contract';
import { Switch } from '@stockroom/ui';
import { KeptNotices, NOTICE_GROUPS, noticeFields } from '#features/settings/model/noticeFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SettingsEditor } from './SettingsEditor';
import { FieldGroup } from './SettingsEditor.styles';

/** The topics on which the user gets mails. */
export function NotificationsTab({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsEditor
      title={t('tabs.notifications.title')}
      settings={settings}
      fields={noticeFields}
      subject={draftSubject('settings', 'notifications')}
      draftSchema={KeptNotices}
      nameOfField={(field) => t(`notices.${field}.label`)}
      valueOf={(_, value) => t(value === true ? 'notices.on' : 'notices.off')}
    >
      {({ draft, set, field }) =>
        (['stockroom', 'activity'] as const).map((group) => (
          <FieldGroup key={group}>
            <legend>{t(`notices.${group}`)}</legend>
            {NOTICE_GROUPS[group].map((notice) => (
              <Switch
                key={notice}
                {...field(notice)}
                help={t(`notices.${notice}.help`)}
                checked={draft[notice]}
                onChange={(isOn) => set({ [notice]: isOn })}
              />
            ))}
          </FieldGroup>
        ))
      }
    </SettingsEditor>
  );
}
