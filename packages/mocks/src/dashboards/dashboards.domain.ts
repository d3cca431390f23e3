import { defineDomain } from '../engine/domain';

export const dashboardsDomain = defineDomain({
  name: 'dashboards',
  prefixes: ['/api/dashboards/'],
  load: () => import('./dashboards.handlers').then(({ dashboardsRoutes }) => dashboardsRoutes),
  words: { en: 'Dashboards', tr: 'Göstergeler' },
  pages: [
    {
      link: '/dashboards/project',
      words: {
        en: ['Project', 'dashboard store figures today low stock issues budget team'],
        tr: ['Proje', 'gösterge mağaza rakamları bugün az stok talepler bütçe ekip'],
      },
    },
    {
      link: '/dashboards/analytics',
      words: { en: ['Analytics', 'dashboard visitors conversions'], tr: ['Analiz', 'gösterge ziyaretçiler dönüşümler'] },
    },
    {
      link: '/dashboards/finance',
      words: { en: ['Finance', 'dashboard balance statement budget'], tr: ['Finans', 'gösterge bakiye ekstre bütçe'] },
    },
    {
      link: '/dashboards/crypto',
      words: { en: ['Crypto', 'dashboard bitcoin wallet buy sell'], tr: ['Kripto', 'gösterge bitcoin cüzdan al sat'] },
    },
  ],
});
