const home = '/apps/help-center';

/** Route patterns of the help center. */
export const helpRoutes = {
  home,
  faqs: `${home}/faqs`,
  guides: `${home}/guides`,
  category: `${home}/guides/:category`,
  guide: `${home}/guides/:category/:guide`,
  support: `${home}/support`,
} as const;

const part = encodeURIComponent;

/** Addresses in the help center. */
export const helpPaths = {
  home,
  faqs: helpRoutes.faqs,
  guides: helpRoutes.guides,
  support: helpRoutes.support,
  category: (category: string) => `${helpRoutes.guides}/${part(category)}`,
  guide: (category: string, guide: string) => `${helpRoutes.guides}/${part(category)}/${part(guide)}`,
  faq: (id: string) => `${helpRoutes.faqs}#${part(id)}`,
} as const;
