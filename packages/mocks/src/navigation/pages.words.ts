import type { Domain, DomainPage } from '../engine/domain';
import { areaPages } from './areaPages.words';
import { showcasePages } from './showcase.words';

/** Pages that the app fills by itself. The frame says the same titles. */
const own: readonly DomainPage[] = [
  { link: '/home', words: { en: ['Welcome page', 'home landing start'], tr: ['Karşılama sayfası', 'ana sayfa başlangıç'] } },
  {
    link: '/pages/authentication',
    words: { en: ['Authentication', 'sign in looks password'], tr: ['Kimlik doğrulama', 'giriş görünüm parola'] },
  },
  { link: '/pages/error/404', words: { en: ['Page not found', 'error 404'], tr: ['Sayfa bulunamadı', 'hata 404'] } },
  { link: '/pages/error/500', words: { en: ['Server error', 'error 500'], tr: ['Sunucu hatası', 'hata 500'] } },
  { link: '/pages/maintenance', words: { en: ['Maintenance', 'closed for work'], tr: ['Bakım', 'çalışma kapalı'] } },
  {
    link: '/docs/changelog',
    words: { en: ['Changelog', 'news versions changes'], tr: ['Değişiklik günlüğü', 'yenilik sürüm değişiklik'] },
  },
  {
    link: '/docs/guides',
    words: { en: ['Guides', 'docs documentation install theme'], tr: ['Kılavuzlar', 'belge doküman kurulum tema'] },
  },
  { link: '/terms', words: { en: ['Terms of use', 'legal'], tr: ['Kullanım koşulları', 'yasal'] } },
  { link: '/privacy', words: { en: ['Privacy', 'legal data'], tr: ['Gizlilik', 'yasal veri'] } },
];

/** Every page that can be opened, by its link: what the menu offers and the search finds. */
export function pagesOf(domains: readonly Domain[]): ReadonlyMap<string, DomainPage> {
  return new Map(
    [...own, ...areaPages, ...showcasePages, ...domains.flatMap(({ pages = [] }) => pages)].map((page) => [page.link, page]),
  );
}
