const help = '/api/apps/help-center';

export const helpCenterEndpoints = {
  /** GET ?slug: categories, each with its questions. */
  faqs: `${help}/faqs`,
  /** GET ?slug&limit: categories, each with its first guides. */
  guides: `${help}/guides`,
  /** GET ?categorySlug&guideSlug. */
  guide: `${help}/guide`,
  /** GET ?search: questions and guides, best match first, and suggestions. */
  search: `${help}/search`,
  /** POST {search}: records a search without results. GET: those searches, most frequent first. */
  missed: `${help}/missed`,
  /** POST {kind, id, helpful, why?} → `true`. */
  feedback: `${help}/feedback`,
  /** POST {name, email, subject, message, attachments?} → the request. */
  support: `${help}/support`,
  /** POST multipart {file} → file. GET ?id → its content. */
  file: `${help}/support/file`,
  /** GET: the caller's requests, newest first. PATCH {id, solved}. */
  requests: `${help}/requests`,
} as const;
