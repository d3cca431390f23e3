import { defineDomain } from '../engine/domain';

export const userDomain = defineDomain({
  name: 'user',
  prefixes: ['/api/common/user'],
  load: () => import('../account').then(({ accountRoutes }) => accountRoutes),
  title: { en: 'Person', tr: 'Kişi' },
  dataSets: {
    'no-store': { en: 'A person without a store', tr: 'Mağazası olmayan bir kişi' },
    'one-store': { en: 'A person with one store', tr: 'Tek mağazası olan bir kişi' },
    nameless: { en: 'A person without a name', tr: 'Adı olmayan bir kişi' },
    'long-names': { en: 'Long names of person and store', tr: 'Kişinin ve mağazanın uzun adları' },
  },
});
