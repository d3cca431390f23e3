import type { Args, ExampleContext, ExampleStory } from '@stockroom/ui/vite';
import { type ComponentType, createElement } from 'react';

/** Reports an example's callback: its name, where it has one. */
export type OnCallback = (name: string) => void;

/**
 * Makes a component of a story: its render function inside its file's decorators.
 * @param meta shared by all stories of the file
 * @param onCalled called with the name of each callback that the story calls
 */
export function storyView(
  meta: ExampleStory,
  story: ExampleStory,
  { language, theme, scheme }: StoryAppearance,
  onCalled: OnCallback,
): ComponentType {
  const given: Args = { ...meta.args, ...story.args };
  const args = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, name === 'locale' ? language : reportCalls(name, value, onCalled)]),
  );
  const context: ExampleContext = { args, globals: { language, theme, scheme } };
  const render = story.render ?? meta.render ?? ((props: Args) => meta.component && createElement(meta.component, props));
  let View: ComponentType = () => render(args, context);
  for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) {
    const Inner = View;
    const place = () => <Inner />;
    View = () => decorate(place, context);
  }
  return View;
}

interface StoryAppearance {
  language: string;
  theme: string;
  scheme: string;
}

function reportCalls(name: string, value: unknown, onCalled: OnCallback): unknown {
  if (typeof value !== 'function' || !/^on[A-Z]/u.test(name)) return value;
  const call = value as (...given: unknown[]) => unknown;
  return (...given: unknown[]) => {
    onCalled(name);
    return call(...given);
  };
}
