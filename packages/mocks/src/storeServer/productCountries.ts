/** Ids of the countries that the demo's products are made in; the list of all countries loads on request. */
export const PRODUCT_COUNTRIES: Readonly<Record<string, number>> = {
  CH: 216,
  CN: 46,
  DE: 84,
  DK: 61,
  ES: 210,
  FR: 77,
  GB: 235,
  IN: 104,
  IT: 111,
  JP: 113,
  NO: 167,
  PT: 179,
  SE: 215,
  TR: 228,
  US: 236,
  VN: 242,
};
