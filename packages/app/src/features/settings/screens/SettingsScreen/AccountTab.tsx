import { type Settings, SETTINGS_LIMITS } from '@stockroom/contract';
import { CountrySelect, FieldGrid, PhoneField, PRESENCES, Select, TextArea, TextField } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { countriesQuery } from '#entities/countries/countriesQuery';
import { type AccountDraft, accountFields, KeptAccount } from '#features/settings/model/accountFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePhoneLabels } from '#shared/phones/usePhoneLabels';
import { AvatarPicker } from '#shared/pictures/AvatarPicker';
import { toDataUrl } from '#shared/pictures/dataUrl';
import { ChangeUserContext } from '#shared/session/ChangeUserContext';
import { useSession } from '#shared/session/SessionContext';
import { toasts } from '#shared/toast/toast';
import { SettingsEditor, type SettingsForm } from './SettingsEditor';
import { PresenceRow } from './tabs.styles';

/** The user's account: name, portrait and contact data, for themselves and for others. */
export function AccountTab({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <PresenceChoice />
      <SettingsEditor
        title={t('tabs.account.title')}
        settings={settings}
        fields={accountFields}
        subject={draftSubject('settings', 'account')}
        draftSchema={KeptAccount}
        nameOfField={(field) => t(`account.${field}`)}
        limitOf={(field) => (field in SETTINGS_LIMITS ? SETTINGS_LIMITS[field as keyof typeof SETTINGS_LIMITS] : undefined)}
        valueOf={(field, value) => {
          if (field === 'avatar') return t('account.picture');
          return field === 'phone' ? (value as AccountDraft['phone']).number : undefined;
        }}
      >
        {(form) => <AccountFields {...form} />}
      </SettingsEditor>
    </>
  );
}

function AccountFields({ draft, set, field }: SettingsForm<AccountDraft>) {
  const { t } = useTranslation(['settings', 'common']);
  const locale = useLanguage();
  const countries = useQuery(countriesQuery()).data ?? [];
  const phoneLabels = usePhoneLabels();
  const home = draft.country || (locale === 'tr' ? 'tr' : 'us');
  const text = (name: 'name' | 'username' | 'title' | 'company' | 'email' | 'about') => ({
    ...field(name),
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  const required = { required: true, requiredText: t('common:required') };
  return (
    <>
      <AvatarPicker
        {...field('avatar')}
        name={draft.name}
        src={draft.avatar}
        onChange={(picture) => {
          if (picture === null) set({ avatar: null });
          else void toDataUrl(picture).then((avatar) => set({ avatar }));
        }}
      />
      <FieldGrid fieldWidth={280}>
        <TextField {...text('name')} {...required} maxLength={SETTINGS_LIMITS.name} autoComplete="name" />
        <TextField
          {...text('username')}
          {...required}
          prefix="stockroom/"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...text('title')} maxLength={SETTINGS_LIMITS.title} autoComplete="organization-title" />
        <TextField {...text('company')} maxLength={SETTINGS_LIMITS.company} autoComplete="organization" />
      </FieldGrid>
      <TextArea {...text('about')} help={t('account.aboutHelp')} maxLength={SETTINGS_LIMITS.about} autoGrow />
      <FieldGrid fieldWidth={280}>
        <TextField {...text('email')} {...required} help={t('account.emailHelp')} type="email" autoComplete="email" />
        <PhoneField
          {...field('phone')}
          {...phoneLabels}
          help={t('account.phoneHelp')}
          locale={locale}
          countries={countries}
          value={{ country: draft.phone.country ?? (draft.phone.number === '' ? home : null), number: draft.phone.number }}
          onChange={({ country, e164, number, isValid }) => set({ phone: { country, number: e164 ?? number, isValid } })}
        />
        <CountrySelect
          {...field('country')}
          labels={{ ...phoneLabels.labels.countries, clear: t('account.noCountry') }}
          locale={locale}
          countries={countries}
          value={draft.country || null}
          onChange={(country) => set({ country: (country ?? '').toLowerCase() })}
        />
      </FieldGrid>
    </>
  );
}

/** Whether others see the user as available: applied at once, as in the user menu. */
function PresenceChoice() {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const describe = useDescribeError();
  const change = use(ChangeUserContext);
  const choose = (status: (typeof PRESENCES)[number]) => {
    change?.({ status }).catch((error: unknown) => {
      if (!shouldShowError(error)) return;
      toasts.show({ id: 'presence', tone: 'critical', message: t('account.presenceFailed', { reason: describe(error).title }) });
    });
  };
  return (
    <PresenceRow>
      <Select
        label={t('account.presence')}
        help={t('account.presenceHelp')}
        value={user.status}
        onChange={choose}
        options={PRESENCES.map((value) => ({ value, label: t(`presence.${value}`) }))}
      />
    </PresenceRow>
  );
}
