import type { DomainPage } from '../engine/domain';

const page = (name: string, en: [string, string], tr: [string, string]): DomainPage => ({
  link: `/ui/${name}`,
  words: { en, tr },
});

/** The pages of the design system, which ask nothing of a server. The frame says the same titles. */
export const showcasePages: readonly DomainPage[] = [
  page(
    'material-components',
    ['Base components', 'design system buttons fields'],
    ['Temel bileşenler', 'tasarım sistemi düğme alan'],
  ),
  page('fuse-components', ['Shop components', 'design system stock price'], ['Mağaza bileşenleri', 'tasarım sistemi stok fiyat']),
  page('other-components', ['Other components', 'charts editor chat'], ['Diğer bileşenler', 'grafik düzenleyici sohbet']),
  page('animations', ['Animations', 'motion fade slide zoom'], ['Animasyonlar', 'hareket belirme kayma']),
  page('colors', ['Colors', 'colours contrast theme'], ['Renkler', 'karşıtlık tema renk']),
  page('confirmation-dialog', ['Confirmation dialog', 'question confirm ask'], ['Onay penceresi', 'soru onay diyalog']),
  page('typography', ['Typography', 'type text font'], ['Tipografi', 'yazı metin tipi']),
  page('tailwindcss', ['Style tokens', 'utilities css design tokens'], ['Biçim değerleri', 'stil css tasarım değerleri']),
  page('advanced-search', ['Advanced search', 'query filter json'], ['Gelişmiş arama', 'sorgu filtre süzgeç json']),
  page('cards', ['Cards', 'card article price post'], ['Kartlar', 'kart yazı fiyat gönderi']),
  page('datatable', ['Data table', 'grid rows ten thousand'], ['Veri tablosu', 'ızgara satır']),
  page('forms', ['Forms', 'fields wizard layout'], ['Formlar', 'alan sihirbaz diziliş']),
  page('page-layouts', ['Page layouts', 'sidebar scroll frame'], ['Sayfa düzenleri', 'kenar çubuğu kaydırma']),
];
