const MAX_TITLES = 4;

/** The first few matching titles, with a sign if there are more. */
export const firstTitles = (titles: readonly string[]): string =>
  [...titles.slice(0, MAX_TITLES), ...(titles.length > MAX_TITLES ? ['…'] : [])].join(' · ');
