import type { IconName } from '@stockroom/ui';
import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { CommandSection } from '../commands/command';
import type { RouteHandle } from './routeHandle';

/** @param userId user whose unsent writes are sent */
export type SendUnsent = (userId: string) => Promise<void>;

/** A page of a feature. Its loader and screen belong to the feature's route with the same path. */
export interface FeaturePage {
  /** Path in the router's syntax: `/apps/scrumboard/:boardId`. */
  path: string;
  /** Settings of the page for the frame around it. */
  handle?: RouteHandle;
  /** Rendered by the parent page, which reads the address: the feature has no route for it. */
  isPartOfPage?: boolean;
  /** Pages that open over it, in its outlet. */
  overlays?: readonly FeaturePage[];
}

/** Menu entry of a feature where the served entries are unavailable, and its keys. */
export interface FeatureEntry {
  /** Address of the menu entry. */
  link: string;
  /** Key in the frame's texts. */
  title: string;
  icon: IconName;
  /** Key sequence that opens it, such as `g i`. */
  keys?: string;
}

/** An action of a feature that can be started from anywhere. */
export interface FeatureAction {
  id: string;
  /** Key of its title in the feature's own texts; further search terms are in `<title>Words`. */
  title: string;
  icon: IconName;
  section: CommandSection;
  keys?: string;
  /** Address that performs the action. */
  link: string;
}

/**
 * An area of the app, registered by its own folder in `<name>.feature.ts`. That file is loaded when the app starts, so it
 * contains only paths and names; everything else comes with `load`.
 */
export interface Feature {
  /** Folder of the feature, which is also the namespace of its texts. */
  name: FlatNamespace;
  entry?: FeatureEntry;
  actions?: readonly FeatureAction[];
  /** Whether it is an area of work whose pages can be the start page. */
  isWork?: boolean;
  pages: readonly FeaturePage[];
  /**
   * Imports the component that stays mounted over all signed-in pages: a count beside the feature's menu entry
   * (`useNavCount`), an unfinished text. Loaded when a page is idle; renders nothing or something floating over the page.
   */
  live?: () => Promise<ComponentType>;
  /** Imports the function that sends a person's unsent writes; refused ones stay stored. Called before sign-out. */
  unsent?: () => Promise<SendUnsent>;
  /** Imports the module with the feature's routes, when one of its pages is first opened. */
  load: () => Promise<{ routes: RouteObject[] }>;
}
