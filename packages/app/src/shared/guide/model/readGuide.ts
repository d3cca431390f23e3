import type { GuidePath } from './guideIndex';

/** Source of a guide, as in its file. */
export interface WrittenGuide {
  title: string;
  /** Its introductory paragraph. */
  lead: string;
  /** Markdown. */
  body: string;
}

const START = /^# (.+)\n+([^#\n][^\n]*)\n*/;

/** Splits the file of a guide into its title, the paragraph below it, and the rest. */
export function readGuide(file: string): WrittenGuide {
  const text = file.replaceAll('\r\n', '\n');
  const [start = '', title = '', lead = ''] = START.exec(text) ?? [];
  return { title, lead, body: text.slice(start.length) };
}

/** `](../customization/layouts.md)` or `](layouts.md)`; links to other files of the project have longer paths. */
const GUIDE_LINK = /\]\((?:\.\.\/([\w-]+)\/)?([\w-]+)\.md\)/g;

/** Rewrites links between guides to the addresses where guides are shown. */
export const linkGuides = (markdown: string, from: string, hrefOf: (place: GuidePath) => string): string =>
  markdown.replaceAll(GUIDE_LINK, (_link, category: string | undefined, guide: string) => {
    const place = { category: category ?? from, guide };
    return `](${hrefOf(place)})`;
  });
