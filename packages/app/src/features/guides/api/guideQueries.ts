import { queryOptions } from '@tanstack/react-query';
import { aroundGuide, type GuideEntry, type GuidePlace, readGuideIndex } from '../../../shared/guide/model/guideIndex';
import type { GuideFile } from '../model/findGuides';
import { readGuide } from '../../../shared/guide/model/readGuide';
import { loadGuide, loadIndex } from './guideFiles';

/** The files are part of the build: they stay the same until the page is reloaded. */
const forGood = { staleTime: Infinity } as const;
const key = (...parts: readonly string[]) => ['guides', ...parts] as const;

export const guideIndexQuery = (language: string) =>
  queryOptions({ queryKey: key('index', language), queryFn: async () => readGuideIndex(await loadIndex(language)), ...forGood });

/** A guide with its neighbours; `null` when there is none. */
export const guideQuery = (language: string, place: GuidePlace) =>
  queryOptions({
    queryKey: key('guide', language, place.category, place.guide),
    queryFn: async () => {
      const [index, file] = await Promise.all([loadIndex(language), loadGuide(language, place)]);
      return file === null ? null : { ...readGuide(file), ...aroundGuide(readGuideIndex(index), place) };
    },
    ...forGood,
  });

/** The texts of all guides, for the search. */
export const guideTextsQuery = (language: string) =>
  queryOptions({
    queryKey: key('texts', language),
    queryFn: async () => {
      const entries = readGuideIndex(await loadIndex(language)).flatMap(({ guides }) => guides);
      return (await Promise.all(entries.map((entry) => fileOf(language, entry)))).filter((file) => file !== null);
    },
    ...forGood,
  });

async function fileOf(language: string, { category, guide }: GuideEntry): Promise<GuideFile | null> {
  const file = await loadGuide(language, { category, guide });
  return file === null ? null : { category, guide, written: readGuide(file) };
}
