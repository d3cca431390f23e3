import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Limits of a shortcut's fields. Texts are counted in graphemes, the others in UTF-16 units. */
export const SHORTCUT_LIMITS = { label: 60, description: 120, icon: 64, link: 2048 } as const;

const entries = {
  label: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(SHORTCUT_LIMITS.label)),
  description: v.pipe(v.string(), v.trim(), atMost(SHORTCUT_LIMITS.description)),
  /** Name of an icon of the design system; an unknown name gets a fallback icon. */
  icon: v.pipe(v.string(), v.maxLength(SHORTCUT_LIMITS.icon)),
  /** A path of the app or a URL. Any text: it passes the app's guard for links. */
  link: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SHORTCUT_LIMITS.link)),
  /** Whether `link` is a path of the app. */
  useRouter: v.boolean(),
  /** Index among the shortcuts, from 0. */
  position: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
};

/** A user's shortcut to a page. The list is served in the order of `position`. */
export const Shortcut = v.object({ id: Id, ...entries });
export type Shortcut = v.InferOutput<typeof Shortcut>;

const { label, link, ...others } = entries;

/**
 * A new shortcut; label and link are required. Without a position it is appended; an id that is free is used, which is how a
 * removed shortcut is restored.
 */
export const CreateShortcutBody = v.object({
  shortcut: v.object({ id: v.optional(Id), label, link, ...v.partial(v.object(others)).entries }),
});
/** A shortcut's changes. With a `position` the shortcut moves there and shifts the others. */
export const UpdateShortcutBody = v.object({ id: Id, shortcut: v.partial(v.object(entries)) });
