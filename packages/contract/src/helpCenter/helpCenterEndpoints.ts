const help = '/api/apps/help-center';

export const helpCenterEndpoints = {
  /** GET ?slug: categories, each with its questions. */
  faqs: `${help}/faqs`,
  /** GET ?slug&limit: categories, each with its first guides. */
  guides: `${help}/guides`,
  /** GET ?categorySlug&guideSlug. */
  guide: `${help}/guide`,
  /** GET ?search: questions and guides, the best first, and what else it may mean. */
  search: `${help}/search`,
  /** POST {search}: nothing was found. GET: what people missed, the most wanted first. */
  missed: `${help}/missed`,
  /** POST {kind, id, helpful, why?} → `true`. */
  feedback: `${help}/feedback`,
  /** POST {name, email, subject, message, attachments?} → the request. */
  support: `${help}/support`,
  /** POST multipart {file} → file. GET ?id → what is in it. */
  file: `${help}/support/file`,
  /** GET: what the person has asked, the newest first. PATCH {id, solved}. */
  requests: `${help}/requests`,
} as const;
