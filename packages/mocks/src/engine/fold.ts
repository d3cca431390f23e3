const ASCII_ONLY = /^[\u0000-\u007f]*$/;

/**
 * Normalises a text for search and uniqueness: without case, accents or compatibility forms. Both Turkish pairs (I ı, İ i)
 * become `i` in every language: so `ısparta` finds `ISPARTA`, `istanbul` finds `İSTANBUL`, and `file` finds the ASCII code
 * `FILE-1` in Turkish too.
 */
export function fold(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss');
}

const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the best supported language of an `Accept-Language` header; English if it has none. */
export function negotiateLanguage(request: Request): Language {
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((q) => q !== undefined);
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const known = LANGUAGES.find((supported) => supported === language);
    if (known) return known;
  }
  return 'en';
}
