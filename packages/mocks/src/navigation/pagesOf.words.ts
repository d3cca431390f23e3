import type { Domain, DomainPage } from '../engine/domain';
import { areaPages } from './areaPages.words';
import { page } from './page';
import { showcasePages } from './showcasePages.words';

/** Pages the app fills by itself. The frame uses the same titles. */
const own: readonly DomainPage[] = [
  page('/home', ['Welcome page', 'home landing start'], ['Karşılama sayfası', 'ana sayfa başlangıç']),
  page('/pages/authentication', ['Authentication', 'sign in looks password'], ['Kimlik doğrulama', 'giriş görünüm parola']),
  page('/pages/error/404', ['Page not found', 'error 404'], ['Sayfa bulunamadı', 'hata 404']),
  page('/pages/error/500', ['Server error', 'error 500'], ['Sunucu hatası', 'hata 500']),
  page('/pages/maintenance', ['Maintenance', 'closed for work'], ['Bakım', 'çalışma kapalı']),
  page('/docs/changelog', ['Changelog', 'news versions changes'], ['Değişiklik günlüğü', 'yenilik sürüm değişiklik']),
  page('/docs/guides', ['Guides', 'docs documentation install theme'], ['Kılavuzlar', 'belge doküman kurulum tema']),
  page('/terms', ['Terms of use', 'legal'], ['Kullanım koşulları', 'yasal']),
  page('/privacy', ['Privacy', 'legal data'], ['Gizlilik', 'yasal veri']),
];

/** Returns every page that can be opened, by its link: what the menu offers and the search finds. */
export function pagesOf(domains: readonly Domain[]): ReadonlyMap<string, DomainPage> {
  return new Map(
    [...own, ...areaPages, ...showcasePages, ...domains.flatMap(({ pages = [] }) => pages)].map((each) => [each.link, each]),
  );
}
