import { type Activity, ACTIVITY_ICONS, type ActivityChange, type ActivityKind, type ActivityValue } from '@stockroom/contract';
import type { LoggedActivity, LoggedChange } from '../engine/activityLog';
import type { Language } from '../engine/fold';
import { atOf, seedToday } from '../engine/seedTime';
import { categories, vendors } from '../inventory/lookups/lookups.seed';
import { countries } from '../storeServer/seed/countries.seed';
import { styles } from '../storeServer/seed/lookups.seed';
import { activityTexts, fieldNames, restoredText } from './activities.words';
import type { SeededActivity } from './seededActivity';
import { LATEST_SEED_TIME } from './seededActivity.seed';

/** The reader of an entry: language of the call, and lookups for the names in the log. */
export interface Reader {
  language: Language;
  now: number;
  /** Avatar of a user, by their id. */
  avatarOf: (userId: string) => string | null;
  /** Name of a current category of the shop, in addition to the initial ones. */
  categoryName: (id: number) => string | undefined;
}

/** Returns a log entry in a language, with names in place of ids. */
export function servedEntry(entry: LoggedActivity, { language, avatarOf, ...reader }: Reader): Activity {
  const { id, event, userId, userName, at, name, link, note, count = 1, isBack, changes } = entry;
  const templateForms: string | readonly [string, string] = activityTexts[event][language];
  const template = typeof templateForms === 'string' ? templateForms : templateForms[count === 1 ? 0 : 1];
  const extra = isBack ? restoredText[language] : note;
  const kind = event.slice(0, event.indexOf('.')) as ActivityKind;
  return {
    id,
    kind,
    icon: ACTIVITY_ICONS[kind],
    person: { id: userId, name: userName, avatar: avatarOf(userId) },
    date: at,
    description: template.replace('{count}', new Intl.NumberFormat(language).format(count)),
    ...(extra && { extraContent: escaped(extra) }),
    ...(name && { linkedContent: name }),
    ...(link && { link, useRouter: true }),
    changes: changes.map((change) => servedChange(change, language, reader.categoryName)),
  };
}

/** Returns an entry from before the demo in a language, dated relative to the present day. */
export function servedHistory({ date, changes = [], tr, ...record }: SeededActivity, { now, language }: Reader): Activity {
  return {
    ...(record.image === undefined && { icon: ACTIVITY_ICONS[record.kind] }),
    ...record,
    ...(language === 'tr' && tr),
    date: new Date(atOf(seedToday(now, LATEST_SEED_TIME), date)).toISOString(),
    changes: changes.map((change) => ({ ...change, label: fieldLabel(change.field, language) ?? change.label })),
  };
}

function servedChange({ field, before, after }: LoggedChange, language: Language, categoryName: Reader['categoryName']) {
  const named = (value: ActivityValue) => nameOf(field, value, categoryName);
  const change: ActivityChange = {
    field,
    label: fieldLabel(field, language) ?? field,
    before: named(before),
    after: named(after),
  };
  return change;
}

const fieldLabel = (field: string, language: Language): string | undefined =>
  Object.hasOwn(fieldNames, field) ? fieldNames[field]?.[language] : undefined;

function nameOf(field: string, value: ActivityValue, categoryName: Reader['categoryName']): ActivityValue {
  if (typeof value === 'string') return field === 'description' || field === 'notes' ? withoutMarkup(value) : value;
  if (typeof value !== 'number') return value;
  switch (field) {
    case 'category':
      return value === 0 ? null : (categoryName(value) ?? nameIn(categories, value));
    case 'vendor':
      return nameIn(vendors, value);
    case 'countryId':
      return nameIn(countries, value);
    case 'styleId':
      return nameIn(styles, value);
    default:
      return value;
  }
}

const nameIn = (list: readonly { id: number; name: string }[], id: number): ActivityValue =>
  id === 0 ? null : (list.find((known) => known.id === id)?.name ?? id);

/** Plain text for display; the result is never inserted as markup. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
