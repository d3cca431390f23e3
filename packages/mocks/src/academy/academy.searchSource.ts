import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { categoryNames } from './academy.words';
import { textOf } from './courses';
import { courseSeeds } from './courses.seed';

/** Finds courses by title, description and the titles of their steps. */
export const courseSource: SearchSource = async ({ language }, query) => {
  const found = rank(courseSeeds, query, language, (seed) => {
    const { title, description, steps } = textOf(seed, language);
    return { title, also: [description, ...steps.map((step) => step.title)].join(' ') };
  });
  return {
    results: found.slice(0, query.limit).map((seed) => ({
      id: seed.slug,
      title: textOf(seed, language).title,
      subtitle: categoryNames[seed.category][language],
      link: `/apps/academy/${seed.slug}`,
    })),
    total: found.length,
  };
};
