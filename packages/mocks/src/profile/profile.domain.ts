import { defineDomain } from '../engine/domain';

export const profileDomain = defineDomain({
  name: 'profile',
  prefixes: ['/api/pages/profile'],
  load: () => import('./profile.handlers').then(({ profileRoutes }) => profileRoutes),
  title: { en: 'Profile', tr: 'Profil' },
  dataSets: { 'profile-empty': { en: 'Profile: no posts', tr: 'Profil: gönderi yok' } },
});
