import type { ComponentType, ReactNode } from 'react';

export type Args = Readonly<Record<string, unknown>>;

/** A story as its file exports it, or the common part of a file's stories. */
export interface ExampleStory {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args, context: ExampleContext) => ReactNode;
  decorators?: readonly ((Story: ComponentType, context: ExampleContext) => ReactNode)[];
  parameters?: { layout?: string };
}

export interface ExampleContext {
  args: Args;
  globals: { language: string; theme: string; scheme: string };
}
