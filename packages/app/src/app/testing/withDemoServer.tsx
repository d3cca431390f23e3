import { domains, type Mocks, scenarioList } from '@stockroom/mocks';
import type { Decorator } from '@storybook/react-vite';
import type { RunningMocks } from '../mockServer';
import { MockServerContext } from '../MockServerContext';
import type { DemoServer } from '../scenarios/demoServer';

/** The story's own mocks in the role of the page's demo server. */
export const demoServerOf = (loaded: Record<string, unknown>): DemoServer => ({
  ...(loaded['mocks'] as Mocks),
  scenarios: scenarioList,
  domains,
});

/** Provides a story with the demo server that the app would have. */
export const withDemoServer: Decorator = (Story, { loaded }) => {
  const running = demoServerOf(loaded) as RunningMocks;
  return (
    <MockServerContext value={{ state: () => 'ready', subscribe: () => () => undefined, ready: () => Promise.resolve(running) }}>
      <Story />
    </MockServerContext>
  );
};
