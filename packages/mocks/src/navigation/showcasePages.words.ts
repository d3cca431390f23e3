import type { DomainPage } from '../engine/domain';
import { page } from './page';

/** Pages of the design system, which request nothing from a server. The frame uses the same titles. */
export const showcasePages: readonly DomainPage[] = [
  page(
    '/ui/material-components',
    ['Base components', 'design system buttons fields'],
    ['Temel bileşenler', 'tasarım sistemi düğme alan'],
  ),
  page(
    '/ui/fuse-components',
    ['Shop components', 'design system stock price'],
    ['Mağaza bileşenleri', 'tasarım sistemi stok fiyat'],
  ),
  page('/ui/other-components', ['Other components', 'charts editor chat'], ['Diğer bileşenler', 'grafik düzenleyici sohbet']),
  page('/ui/animations', ['Animations', 'motion fade slide zoom'], ['Animasyonlar', 'hareket belirme kayma']),
  page('/ui/colors', ['Colors', 'colours contrast theme'], ['Renkler', 'karşıtlık tema renk']),
  page('/ui/confirmation-dialog', ['Confirmation dialog', 'question confirm ask'], ['Onay penceresi', 'soru onay diyalog']),
  page('/ui/typography', ['Typography', 'type text font'], ['Tipografi', 'yazı metin tipi']),
  page('/ui/tailwindcss', ['Style tokens', 'utilities css design tokens'], ['Biçim değerleri', 'stil css tasarım değerleri']),
  page('/ui/advanced-search', ['Advanced search', 'query filter json'], ['Gelişmiş arama', 'sorgu filtre süzgeç json']),
  page('/ui/cards', ['Cards', 'card article price post'], ['Kartlar', 'kart yazı fiyat gönderi']),
  page('/ui/datatable', ['Data table', 'grid rows ten thousand'], ['Veri tablosu', 'ızgara satır']),
  page('/ui/forms', ['Forms', 'fields wizard layout'], ['Formlar', 'alan sihirbaz diziliş']),
  page('/ui/page-layouts', ['Page layouts', 'sidebar scroll frame'], ['Sayfa düzenleri', 'kenar çubuğu kaydırma']),
];
