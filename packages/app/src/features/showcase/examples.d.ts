/** Modules that the design system's build plugin generates from its stories (decision 075). */
declare module 'virtual:examples' {
  import type { ComponentDocs, ComponentEntry, ExampleStory } from '@stockroom/ui/vite';

  /** A component with its examples, live and documented. */
  export interface ComponentModule {
    docs: ComponentDocs;
    meta: ExampleStory;
    stories: Readonly<Record<string, ExampleStory>>;
  }
  export const components: readonly ComponentEntry[];
  export const loads: Readonly<Record<string, () => Promise<ComponentModule>>>;
}

/** The drawings of the icon sets, each loaded when it is shown (decision 076). */
declare module 'virtual:icon-drawings' {
  type Shape = [tag: string, attributes: Readonly<Record<string, string>>, inside?: readonly Shape[]];
  export const drawings: Readonly<Record<string, () => Promise<Readonly<Record<string, readonly Shape[]>>>>>;
}
