import { courseSeeds } from '../academy/courses.seed';
import { readCourse } from '../academy/courseText';
import { english } from '../helpCenter/en';
import { turkish } from '../helpCenter/tr';

const PICTURE = /\/media\/stories\/([\w-]+\/[\w-]+)\.webp/g;

/**
 * Lists the stories whose recorded pictures guides and courses show, in any language:
 * `app-features-queues-components-counttable/default`.
 */
export function storiesShown(): string[] {
  const helpTexts = [english, turkish].flatMap(({ guides, faqs }) => [
    ...Object.values(guides).map(({ content }) => content),
    ...Object.values(faqs).map(({ answer }) => answer),
  ]);
  const courses = courseSeeds.flatMap(({ en, tr }) =>
    [en, tr].flatMap((text) => readCourse(text).steps.map(({ content }) => content)),
  );
  const texts = [...helpTexts, ...courses];
  return [...new Set(texts.flatMap((text) => [...text.matchAll(PICTURE)].flatMap(([, story = '']) => story)))].toSorted();
}
