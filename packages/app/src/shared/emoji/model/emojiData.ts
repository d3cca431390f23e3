import * as v from 'valibot';

/** Newest version offered: newer emoji are empty boxes on systems of a few years ago. */
const NEWEST = 15;
/** Group of components (skin tones, hair), which nobody writes by themselves. */
const COMPONENTS = 2;
const FLAGS = 9;
const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

const Source = v.array(
  v.object({
    emoji: v.string(),
    label: v.string(),
    /** Missing on regional indicator letters, the alphabet of flags. */
    group: v.optional(v.number()),
    order: v.optional(v.number()),
    tags: v.optional(v.array(v.string())),
    version: v.number(),
    skins: v.optional(v.array(v.object({ emoji: v.string() }))),
  }),
);
const Annotations = v.object({
  annotations: v.object({
    annotations: v.record(
      v.string(),
      v.object({ default: v.optional(v.array(v.string())), tts: v.optional(v.array(v.string())) }),
    ),
  }),
});

/** One emoji, with its name and search terms in the person's language. */
export interface EmojiEntry {
  emoji: string;
  label: string;
  tags: string[];
  /** Number of its group. */
  category: number;
  version: number;
  skins?: Record<(typeof TONES)[number], string>;
}

/** An emoji's name and keywords in another language; `null` for one without a name there. */
export type NameOf = (emoji: string, group: number) => { label: string; tags: readonly string[] } | null;

/**
 * Reads all emoji that can be chosen, in the order of the standard.
 * @param json the set of English names
 * @param nameOf their names in another language
 * @param fold turns a word into a further search term
 */
export function readEmoji(json: string, nameOf: NameOf | null, fold: (text: string) => string): EmojiEntry[] {
  const entries = v.parse(Source, JSON.parse(json));
  return entries
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap(({ emoji, label, group = COMPONENTS, tags = [], version, skins }) => {
      if (group === COMPONENTS || version > NEWEST) return [];
      const name = nameOf ? nameOf(emoji, group) : { label, tags };
      if (!name) return [];
      const found = new Set([...name.tags, fold(name.label), ...name.tags.map(fold)]);
      return [{ emoji, label: name.label, tags: [...found], category: group, version, ...tonesOf(skins) }];
    });
}

/** Names of a language as defined by the Unicode consortium; names of flags are the countries'. */
export function namesOf(json: string, language: string): NameOf {
  const { annotations } = v.parse(Annotations, JSON.parse(json)).annotations;
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return (emoji, group) => {
    const country = group === FLAGS ? countries.of(countryOf(emoji)) : undefined;
    if (country) return { label: country, tags: [] };
    const found = annotations[emoji] ?? annotations[emoji.replaceAll('\uFE0F', '')];
    const [label] = found?.tts ?? [];
    return label === undefined ? null : { label, tags: found?.default ?? [] };
  };
}

/** Country code in a flag's two letters; an emoji that is no country's flag yields a code that no country has. */
function countryOf(flag: string): string {
  const letters = [...flag].map((letter) => (letter.codePointAt(0) ?? 0) - 0x1_f1_e6);
  const isCountry = letters.length === 2 && letters.every((letter) => letter >= 0 && letter < 26);
  return isCountry ? letters.map((letter) => String.fromCodePoint(65 + letter)).join('') : 'ZZ';
}

function tonesOf(skins: readonly { emoji: string }[] = []): Pick<EmojiEntry, 'skins'> {
  const [light, mediumLight, medium, mediumDark, dark] = skins.map(({ emoji }) => emoji);
  if (skins.length !== TONES.length || !light || !mediumLight || !medium || !mediumDark || !dark) return {};
  return { skins: { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark } };
}
