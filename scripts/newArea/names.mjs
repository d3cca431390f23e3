/** Form of a name: words of small letters with dashes between them. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Reserved words of the language, which cannot be names. */
const RESERVED =
  /^(case|class|const|default|delete|enum|export|function|import|new|package|return|static|switch|this|void|with)$/;
/** Characters that would end or change the text around them. */
const UNSAFE = /['"`\\{}<>$\n]/;

/**
 * @typedef {object} Area
 * @property {string} plural such as `gift-cards`
 * @property {string} singular such as `gift-card`
 * @property {{ en: readonly [plural: string, singular: string], tr: readonly [plural: string, singular: string] }} words as they begin a sentence
 */

/**
 * Parses the names of an area.
 * @param {readonly string[]} given plural and singular as in a URL, then as text: English plural and singular, Turkish plural
 * and
 * singular. Omitted names are derived from the others; the Turkish ones are required.
 * @returns {{ area: Area } | { problem: string }}
 */
export function readArea([plural = '', singular = singularOf(plural), ...words]) {
  const wrong = [plural, singular].find((name) => !NAME.test(name) || RESERVED.test(name));
  if (wrong !== undefined) {
    return { problem: `"${wrong}" is no name of an area: write it as an address has it, such as gift-cards.` };
  }
  const unsafe = words.find((word) => word.trim() === '' || UNSAFE.test(word));
  if (unsafe !== undefined) return { problem: `"${unsafe}" can't be what an area is called: use letters, numbers and spaces.` };
  if (plural === singular) {
    return { problem: `One and many are both called ${plural}: say how one is called, as the second argument.` };
  }
  const [many = wordsOf(plural), one = wordsOf(singular), manyTr = many, oneTr = one] = words;
  return { area: { plural, singular, words: { en: [many, one], tr: [manyTr, oneTr] } } };
}

/**
 * Replaces the names of the gift cards, for which the templates are written, with an area's names.
 * @param {string} text of a template, or its path
 * @param {Area} area
 */
export function rename(text, { plural, singular, words: { en, tr } }) {
  const names = new Map([
    ['Gift cards', en[0]],
    ['gift cards', small(en[0], 'en')],
    ['Gift card', en[1]],
    ['gift card', small(en[1], 'en')],
    ['Hediye kartları', tr[0]],
    ['hediye kartları', small(tr[0], 'tr')],
    ['Hediye kartı', tr[1]],
    ['hediye kartı', small(tr[1], 'tr')],
    ['gift-cards', plural],
    ['gift-card', singular],
    ['giftCards', camel(plural)],
    ['giftCard', camel(singular)],
    ['GiftCards', pascal(plural)],
    ['GiftCard', pascal(singular)],
    ['GIFT_CARD', singular.replaceAll('-', '_').toUpperCase()],
  ]);
  // The longest first: `gift-card` is a prefix of `gift-cards`.
  const any = new RegExp([...names.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');
  return text.replace(any, (name) => names.get(name) ?? name);
}

/**
 * Converts a name to camel case.
 * @param {string} name `gift-cards` → `giftCards`
 */
export const camel = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);
const small = (words, language) => words.charAt(0).toLocaleLowerCase(language) + words.slice(1);
const wordsOf = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
const singularOf = (plural) => plural.replace(/(ie)?s$/, (end) => (end === 'ies' ? 'y' : ''));
