import type { Language } from '../engine/fold';

/** A folder of guides with their titles. */
interface Folder {
  slug: string;
  title: Record<Language, string>;
  guides: readonly (readonly [guide: string, en: string, tr: string])[];
}

/**
 * Folders as `docs/guides/{en,tr}/README.md` list them, checked by a test: a server over HTTP does not have the app's files.
 */
const FOLDERS: readonly Folder[] = [
  {
    slug: 'getting-started',
    title: { en: 'Getting started', tr: 'Başlangıç' },
    guides: [
      ['introduction', 'Introduction', 'Giriş'],
      ['prerequisites', 'Prerequisites', 'Gerekenler'],
      ['installation', 'Installation', 'Kurulum'],
      ['serving', 'Serving', 'Sunma'],
    ],
  },
  {
    slug: 'development',
    title: { en: 'Development', tr: 'Geliştirme' },
    guides: [
      ['structure', 'Structure', 'Yapı'],
      ['component-structure', 'Component structure', 'Bileşenin yapısı'],
      ['starter-kit', 'Starter kit', 'Başlangıç takımı'],
      ['deployment', 'Deployment', 'Yayına alma'],
      ['updating', 'Updating', 'Güncelleme'],
    ],
  },
  {
    slug: 'customization',
    title: { en: 'Customization', tr: 'Özelleştirme' },
    guides: [
      ['theming', 'Theming', 'Temalar'],
      ['layouts', 'Layouts', 'Yerleşimler'],
      ['css', 'Styles', 'Stiller'],
      ['components', 'Components', 'Bileşenler'],
      ['languages', 'Languages', 'Diller'],
      ['splash-screen', 'Splash screen', 'Açılış görüntüsü'],
      ['page-layouts', 'Page layouts', 'Sayfa düzenleri'],
    ],
  },
  {
    slug: 'authentication',
    title: { en: 'Authentication', tr: 'Kimlik doğrulama' },
    guides: [['jwt', 'Tokens and sign-in', 'Belirteçler ve oturum açma']],
  },
];
const GUIDES: Record<Language, string> = { en: 'Guides', tr: 'Kılavuzlar' };

/** Lists the guides for the search: found by their titles and by their folder's title. */
export const guidePages = (language: Language) =>
  FOLDERS.flatMap(({ slug, title, guides }) =>
    guides.map(([guide, en, tr]) => ({
      id: `guides.${slug}.${guide}`,
      title: { en, tr }[language],
      also: `${GUIDES[language]} ${title[language]}`,
      subtitle: `${GUIDES[language]}, ${title[language]}`,
      link: `/docs/guides/${slug}/${guide}`,
    })),
  );
