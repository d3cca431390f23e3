import { Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { readGuideIndex } from '../packages/app/src/shared/guide/model/guideIndex';
import { linkGuides } from '../packages/app/src/shared/guide/model/readGuide';
import index from '../docs/guides/en/README.md?raw';

const NAMES = { en: 'English', tr: 'Türkçe' } as const;
type Language = keyof typeof NAMES;

/** As Storybook makes addresses of titles. */
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Where Storybook shows a guide: its pages carry the English titles. */
function pageOf({ category, guide }: { category: string; guide: string }): string {
  const found = readGuideIndex(index).find(({ slug }) => slug === category);
  const title = found?.guides.find((entry) => entry.guide === guide)?.title ?? guide;
  return `?path=/docs/guides-${slugOf(found?.title ?? category)}-${slugOf(title)}--docs`;
}

/** A guide of `docs/guides` as a page of Storybook, in the language that one chooses. The app shows the same files. */
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
  /** The folder that it lies in. */
  category: string;
  /** Its files, in Markdown. */
  texts: Readonly<Record<Language, string>>;
}
