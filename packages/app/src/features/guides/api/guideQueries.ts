import { queryOptions } from '@tanstack/react-query';
import { aroundGuide, type GuideEntry, type GuidePath, readGuideIndex } from '#shared/guide/model/guideIndex';
import { readGuide } from '#shared/guide/model/readGuide';
import type { GuideFile } from '../model/findGuides';
import { loadGuide, loadIndex } from './guideFiles';

/** The files are part of the build: they stay the same until the page is reloaded. */
const neverStale = { staleTime: Infinity } as const;
const key = (...parts: readonly string[]) => ['guides', ...parts] as const;

export const guideIndexQuery = (language: string) =>
  queryOptions({
    queryKey: key('index', language),
    queryFn: async () => readGuideIndex(await loadIndex(language)),
    ...neverStale,
  });

/** A guide with its neighbours; `null` when there is none. */
export const guideQuery = (language: string, place: GuidePath) =>
  queryOptions({
    queryKey: key('guide', language, place.category, place.guide),
    queryFn: async () => {
      const [index, file] = await Promise.all([loadIndex(language), loadGuide(language, place)]);
      return file === null ? null : { ...readGuide(file), ...aroundGuide(readGuideIndex(index), place) };
    },
    ...neverStale,
  });

/** The texts of all guides, for the search. */
export const guideTextsQuery = (language: string) =>
  queryOptions({
    queryKey: key('texts', language),
    queryFn: async () => {
      const entries = readGuideIndex(await loadIndex(language)).flatMap(({ guides }) => guides);
      return (await Promise.all(entries.map((entry) => fileOf(language, entry)))).filter((file) => file !== null);
    },
    ...neverStale,
  });

async function fileOf(language: string, { category, guide }: GuideEntry): Promise<GuideFile | null> {
  const file = await loadGuide(language, { category, guide });
  return file === null ? null : { category, guide, written: readGuide(file) };
}
