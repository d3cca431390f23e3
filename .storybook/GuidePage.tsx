import { Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import index from '../docs/guides/en/README.md?raw';
import { readGuideIndex } from '../packages/app/src/shared/guide/model/guideIndex';
import { linkGuides } from '../packages/app/src/shared/guide/model/readGuide';

const NAMES = { en: 'English', tr: 'Türkçe' } as const;
type Language = keyof typeof NAMES;

/** Turns a title into a URL segment, as Storybook does. */
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** URL of a guide's page in Storybook. The pages carry the English titles. */
function pageOf({ category, guide }: { category: string; guide: string }): string {
  const found = readGuideIndex(index).find(({ slug }) => slug === category);
  const title = found?.guides.find((entry) => entry.guide === guide)?.title ?? guide;
  return `?path=/docs/guides-${slugOf(found?.title ?? category)}-${slugOf(title)}--docs`;
}

/** A guide of `docs/guides` as a page of Storybook, in the language the reader chooses. The app shows the same files. */
export function GuidePage({ category, texts }: GuidePageProps) {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <>
      <p>
        {(Object.keys(NAMES) as Language[]).map((code) => (
          <button key={code} type="button" lang={code} aria-pressed={code === language} onClick={() => setLanguage(code)}>
            {NAMES[code]}
          </button>
        ))}
      </p>
      <div lang={language}>
        <Markdown>{linkGuides(texts[language], category, pageOf)}</Markdown>
      </div>
    </>
  );
}

export interface GuidePageProps {
  /** Folder of the guide. */
  category: string;
  /** The guide in Markdown, by language. */
  texts: Readonly<Record<Language, string>>;
}
