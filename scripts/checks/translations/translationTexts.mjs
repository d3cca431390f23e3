const plural = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

/** Returns the base of a plural key: `items_other` → `items`. */
export const pluralBase = (key) => key.replace(plural, '');

/**
 * Flattens nested texts: `{ a: { b: 'text' } }` → `{ 'a.b': 'text' }`.
 * @param {object} texts
 * @returns {Record<string, unknown>}
 */
export function flatten(texts, prefix = '') {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, value]],
    ),
  );
}

/**
 * Returns the faults of a pair of translation files.
 * @param {string} path of the English one
 * @param {object} english
 * @param {object} turkish
 * @returns {string[]}
 */
export function compareTexts(path, english, turkish) {
  const files = { en: flatten(english), tr: flatten(turkish) };
  const bases = (language) => new Set(Object.keys(files[language]).map(pluralBase));
  const place = (language) => path.replace(/en\.json$/, `${language}.json`);
  const missing = (from, language) =>
    [...bases(from).difference(bases(language))].map((key) => `${place(language)} lacks "${key}".`);
  return [
    ...missing('en', 'tr'),
    ...missing('tr', 'en'),
    ...Object.entries(files).flatMap(([language, texts]) => [
      ...emptyTexts(place(language), texts),
      ...missingForms(place(language), texts, language),
    ]),
    ...[...bases('en').intersection(bases('tr'))].flatMap((key) => differentPlaceholders(place('tr'), key, files)),
  ];
}

function emptyTexts(place, texts) {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [] : [`${place}: "${key}" is not a text.`],
  );
}

/** Finds missing plural forms. A key with one plural form needs all forms of the language. */
function missingForms(place, texts, language) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Set(
    Object.keys(texts)
      .filter((key) => plural.test(key))
      .map((key) => key.replace(/_[a-z]+$/, '')),
  );
  return [...counted].flatMap((key) =>
    forms.filter((form) => !(`${key}_${form}` in texts)).map((form) => `${place}: "${key}" has no form "${form}".`),
  );
}

function differentPlaceholders(place, key, { en, tr }) {
  const of = (texts) => {
    const keyTexts = Object.entries(texts).filter(([name]) => pluralBase(name) === key);
    return [
      ...new Set(
        keyTexts.flatMap(([, text]) =>
          [...String(text).matchAll(/{{-?\s*([\w.]+)[^}]*}}|(<\/?\w+>)/g)].map((match) => match[1] ?? match[2]),
        ),
      ),
    ]
      .toSorted()
      .join(', ');
  };
  return of(en) === of(tr) ? [] : [`${place}: "${key}" has the placeholders (${of(tr)}), English (${of(en)}).`];
}
