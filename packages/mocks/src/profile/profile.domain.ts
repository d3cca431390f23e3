import { defineDomain } from '../engine/domain';

export const profileDomain = defineDomain({
  name: 'profile',
  prefixes: ['/api/pages/profile'],
  load: () => import('./profile.handlers').then(({ profileRoutes }) => profileRoutes),
  words: { en: 'Profile', tr: 'Profil' },
  dataSets: { 'profile-empty': { en: 'Profile: no posts', tr: 'Profil: gönderi yok' } },
  pages: [
    {
      link: '/pages/profile',
      words: {
        en: ['Profile', 'posts about me team gallery colleagues'],
        tr: ['Profil', 'gönderiler hakkımda ekip galeri arkadaşlar'],
      },
    },
  ],
});
