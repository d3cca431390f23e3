import type { notify } from './notify';

type NotificationContent = Parameters<typeof notify>[2];
const base = { notice: 'safety', icon: 'lock', link: '/pages/settings/security' } as const;

/** @param at when, as it is told each time */
export const passwordChanged = (at: string): NotificationContent => ({
  ...base,
  id: `password ${at}`,
  title: { en: 'Password changed', tr: 'Parola değiştirildi' },
  description: {
    en: 'Your password was changed. If it was not you, change it now and sign out everywhere else.',
    tr: 'Parolanız değiştirildi. Siz değiştirmediyseniz hemen değiştirin ve diğer tüm oturumları kapatın.',
  },
});

/** The notice of the latest state: turning it on and off again gives one notice. */
export const twoStepChanged = (isOn: boolean): NotificationContent => ({
  ...base,
  id: 'two-step',
  title: isOn
    ? { en: 'Two-step sign-in is on', tr: 'İki adımlı oturum açma etkin' }
    : { en: 'Two-step sign-in is off', tr: 'İki adımlı oturum açma kapalı' },
  description: isOn
    ? { en: 'From now on signing in asks for a code too.', tr: 'Bundan sonra oturum açarken bir kod da istenir.' }
    : {
        en: 'Signing in asks for your password only. If it was not you, change your password.',
        tr: 'Oturum açarken yalnızca parolanız istenir. Siz kapatmadıysanız parolanızı değiştirin.',
      },
});

/** @param device what it calls itself; empty where that is unknown */
export const signedInElsewhere = (sessionId: string, device: string): NotificationContent => ({
  ...base,
  id: `signed-in ${sessionId}`,
  title: { en: 'Sign-in from a new device', tr: 'Yeni bir cihazda oturum açıldı' },
  description: {
    en: `Your account was used on ${device || 'a device that does not say what it is'}. If it was not you, change your password.`,
    tr: `Hesabınız ${device || 'ne olduğunu söylemeyen bir cihaz'} üzerinde kullanıldı. Siz değilseniz parolanızı değiştirin.`,
  },
});
