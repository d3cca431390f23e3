import type { IconName } from '@stockroom/ui';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { CommandSection } from '../commands/command';
import type { LocaleNamespaces } from '../i18n/resources';
import type { RouteHandle } from './routeHandle';

/** @param userId whose */
export type SendUnsent = (userId: string) => Promise<void>;

/** A page that a feature has. Its loader and its screen are those of the feature's route with the same path. */
export interface FeaturePage {
  /** As the router takes it: `/apps/scrumboard/:boardId`. */
  path: string;
  /** The page's wishes for the frame around it. */
  handle?: RouteHandle;
  /** Drawn by the page around it, which reads the address: it has no route of its own in the feature. */
  isPartOfPage?: boolean;
  /** Pages that lie over it, in its outlet. */
  over?: readonly FeaturePage[];
}

/** How the menu names a feature where its own entries can't be had, and the keys that lead there. */
export interface FeatureEntry {
  /** Address that the menu's entry leads to. */
  link: string;
  /** A key of the frame's texts. */
  title: string;
  icon: IconName;
  /** Sequence of keys that opens it, such as `g i`. */
  keys?: string;
}

/** Something that a feature does and that can be asked for from everywhere. */
export interface FeatureAction {
  id: string;
  /** Key of its name in the feature's own texts; further words that find it are `<title>Words`. */
  title: string;
  icon: IconName;
  section: CommandSection;
  keys?: string;
  /** Address that does it. */
  link: string;
}

/**
 * An area of the app, as its own folder registers it in `<name>.feature.ts`. That file is there when the app starts, so it knows
 * paths and words; everything else comes with `load`.
 */
export interface Feature {
  /** The feature's folder, which is the namespace of its texts. */
  name: keyof LocaleNamespaces;
  entry?: FeatureEntry;
  actions?: readonly FeatureAction[];
  /** A place of work: one may start the day with its pages. */
  isWork?: boolean;
  pages: readonly FeaturePage[];
  /**
   * Imports what of it lives over all signed-in pages: a count beside its entry in the menu (`useNavCount`), something that is being written. It
   * comes when a page rests, and draws nothing or what floats over the page.
   */
  live?: () => Promise<ComponentType>;
  /** Imports what sends that of a person's which waits to be sent; what is refused stays where it is. Asked for before they sign out. */
  unsent?: () => Promise<SendUnsent>;
  /** Imports the module that has the feature's routes, when one of its pages is first opened. */
  load: () => Promise<{ routes: RouteObject[] }>;
}
