const MOST = 4;

/** The first few titles of what was found, and a sign that there are more. */
export const someOf = (titles: readonly string[]): string =>
  [...titles.slice(0, MOST), ...(titles.length > MOST ? ['…'] : [])].join(' · ');
