import { defineDomain } from '../engine/domain';

export const authDomain = defineDomain({
  name: 'auth',
  prefixes: ['/api/auth/'],
  load: () => import('../account').then(({ accountRoutes }) => accountRoutes),
  title: { en: 'Signing in', tr: 'Oturum açma' },
});
