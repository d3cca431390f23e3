import type { DataSet } from '../engine/collection';
import type { Language } from '../engine/fold';
import { faqOutline, guideOutline, type FaqSlug, type GuideSlug, type HelpTexts } from './helpOutline';
import type { HelpContent } from './storedHelp';

/** Each language is loaded on first use. */
const texts: Record<Language, () => Promise<HelpTexts>> = {
  en: () => import('./en').then(({ english }) => english),
  tr: () => import('./tr').then(({ turkish }) => turkish),
};

/** Returns the help center's content of a data set in a language. */
export async function helpContent(dataSet: DataSet, language: Language): Promise<HelpContent> {
  const content = contentOf(await texts[language]());
  if (dataSet === 'help-center-empty') return withoutTexts(content);
  if (dataSet !== 'hostile-text') return content;
  const { hostileHelp } = await import('./hostile.dataSets');
  return hostileHelp(content);
}

function contentOf({ guideCategories, guides, faqCategories, faqs }: HelpTexts): HelpContent {
  const categories = keysOf(guideOutline).map((slug) => ({ id: `guides-${slug}`, slug, title: guideCategories[slug] }));
  return {
    categories,
    guides: categories.flatMap((category) =>
      Object.entries<number>(guideOutline[category.slug]).map(([slug, daysAgo]) => ({
        id: `guide-${slug}`,
        slug,
        daysAgo,
        category,
        ...guides[slug as GuideSlug],
      })),
    ),
    faqs: keysOf(faqOutline).map((slug) => ({
      id: `faqs-${slug}`,
      slug,
      title: faqCategories[slug],
      faqs: faqOutline[slug].map((faq: FaqSlug) => ({ id: faq, categoryId: `faqs-${slug}`, ...faqs[faq] })),
    })),
  };
}

/** Returns an empty help center: categories without content. */
const withoutTexts = ({ categories, faqs }: HelpContent): HelpContent => ({
  categories,
  guides: [],
  faqs: faqs.map((category) => ({ ...category, faqs: [] })),
});

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];
