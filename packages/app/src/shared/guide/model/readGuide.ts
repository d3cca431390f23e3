import type { GuidePlace } from './guideIndex';

/** A guide as its file has it. */
export interface WrittenGuide {
  title: string;
  /** Its subject, in a paragraph. */
  lead: string;
  /** Markdown. */
  body: string;
}

const START = /^# (.+)\n+([^#\n][^\n]*)\n*/;

/** Takes a file of a guide apart: its title, the paragraph under it, the rest. */
export function readGuide(file: string): WrittenGuide {
  const text = file.replaceAll('\r\n', '\n');
  const [start = '', title = '', lead = ''] = START.exec(text) ?? [];
  return { title, lead, body: text.slice(start.length) };
}

/** `](../customization/layouts.md)` or `](layouts.md)`; other files of the project have more before their names. */
const GUIDE_LINK = /\]\((?:\.\.\/([\w-]+)\/)?([\w-]+)\.md\)/g;

/** Leads links from guide to guide to where guides are shown. */
export const linkGuides = (markdown: string, from: string, hrefOf: (place: GuidePlace) => string): string =>
  markdown.replaceAll(GUIDE_LINK, (_link, category: string | undefined, guide: string) => {
    const place = { category: category ?? from, guide };
    return `](${hrefOf(place)})`;
  });
