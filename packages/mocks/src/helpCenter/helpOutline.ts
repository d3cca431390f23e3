/** The guides by category, in reading order; `daysAgo` is the time since the last update. */
export const guideOutline = {
  'getting-started': {
    'sign-in': 41,
    'find-anything': 12,
    'work-with-keys': 12,
    'on-a-phone': 26,
    'mend-a-mistake': 5,
    'messages-and-notifications': 33,
  },
  stock: {
    'find-a-product': 9,
    'add-a-product': 9,
    'change-many-products': 18,
    scan: 6,
    'receive-goods': 6,
    'undo-a-movement': 15,
    'count-stock': 4,
    'print-labels': 4,
    'import-a-price-list': 20,
    'watch-low-stock': 11,
  },
  projects: {
    'make-a-board': 22,
    'move-cards-with-keys': 22,
    'limit-a-list': 30,
    'keep-contacts': 17,
    'follow-what-happened': 8,
  },
  communication: { 'write-a-mail': 3, 'sort-your-mail': 3, 'find-a-mail': 3, 'chat-with-colleagues': 7 },
  'day-to-day': {
    'add-tasks': 2,
    'repeat-a-task': 2,
    'write-notes': 5,
    'bring-back-a-note': 5,
    'keep-files': 7,
    'take-a-course': 10,
  },
  settings: { 'change-the-look': 36, 'switch-language': 36, 'make-shortcuts': 28, 'switch-store': 14 },
  payments: { 'choose-a-plan': 45, 'print-an-invoice': 45, 'read-the-figures': 19 },
  'your-account': {
    'lock-and-sign-out': 41,
    'forgotten-password': 41,
    'change-your-settings': 8,
    'show-your-profile': 8,
    'show-presence': 33,
  },
} as const;

/** The questions by category, most frequent first. */
export const faqOutline = {
  'most-asked': ['wrong-stock', 'undo', 'lost-text', 'two-people', 'scanner'],
  general: ['browsers', 'phone', 'offline', 'languages', 'demo-data'],
  licences: ['who-counts', 'several-stores', 'own-programs'],
  payments: ['trial', 'least-credit', 'change-plan', 'invoices'],
  support: ['answer-time', 'what-to-write', 'no-answer'],
} as const;

export type GuideCategorySlug = keyof typeof guideOutline;
export type GuideSlug = { [Category in GuideCategorySlug]: keyof (typeof guideOutline)[Category] }[GuideCategorySlug];
export type FaqCategorySlug = keyof typeof faqOutline;
export type FaqSlug = (typeof faqOutline)[FaqCategorySlug][number];

/** A guide's text in one language. */
export interface GuideText {
  title: string;
  subtitle: string;
  /** HTML. */
  content: string;
}

export interface FaqText {
  question: string;
  /** HTML. */
  answer: string;
}

/** The guides' texts of a category, in one language. */
export type GuideTexts<Category extends GuideCategorySlug> = Readonly<
  Record<keyof (typeof guideOutline)[Category] & string, GuideText>
>;

/** All texts of the help center, in one language. */
export interface HelpTexts {
  guideCategories: Readonly<Record<GuideCategorySlug, string>>;
  guides: Readonly<Record<GuideSlug, GuideText>>;
  faqCategories: Readonly<Record<FaqCategorySlug, string>>;
  faqs: Readonly<Record<FaqSlug, FaqText>>;
}
