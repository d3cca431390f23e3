const MOST = 4;

/** The first few matching titles, with a sign if there are more. */
export const someOf = (titles: readonly string[]): string =>
  [...titles.slice(0, MOST), ...(titles.length > MOST ? ['…'] : [])].join(' · ');
