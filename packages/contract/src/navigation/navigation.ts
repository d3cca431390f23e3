import * as v from 'valibot';

export const NAVIGATION_ITEM_TYPES = ['aside', 'basic', 'collapsable', 'divider', 'group', 'spacer'] as const;
export const BADGE_TONES = ['neutral', 'accent', 'info', 'success', 'warning', 'critical'] as const;

export interface NavigationItem {
  id: string;
  /** A translation key; for a page beyond the specified menu, text in the caller's language. */
  title?: string;
  /** A translation key. */
  subtitle?: string;
  type: (typeof NAVIGATION_ITEM_TYPES)[number];
  /** Name of an icon of the design system; an unknown name gets a fallback icon. */
  icon?: string;
  /** A path of the app, such as `/apps/ecommerce/inventory`. */
  link?: string;
  exactMatch?: boolean;
  badge?: { title: string; tone: (typeof BADGE_TONES)[number] };
  disabled?: boolean;
  hidden?: boolean;
  children?: NavigationItem[];
}

/** An entry of a menu. `divider` and `spacer` have only an id. */
export const NavigationItem: v.GenericSchema<NavigationItem> = v.object({
  id: v.string(),
  title: v.optional(v.string()),
  subtitle: v.optional(v.string()),
  type: v.picklist(NAVIGATION_ITEM_TYPES),
  icon: v.optional(v.string()),
  link: v.optional(v.string()),
  exactMatch: v.optional(v.boolean()),
  badge: v.optional(v.object({ title: v.string(), tone: v.picklist(BADGE_TONES) })),
  disabled: v.optional(v.boolean()),
  hidden: v.optional(v.boolean()),
  children: v.optional(v.array(v.lazy(() => NavigationItem))),
});

/** The menus of the layouts; `default` is for the classy layout. */
export const Navigation = v.object({
  compact: v.array(NavigationItem),
  default: v.array(NavigationItem),
  futuristic: v.array(NavigationItem),
  horizontal: v.array(NavigationItem),
});
export type Navigation = v.InferOutput<typeof Navigation>;
