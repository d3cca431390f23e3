import { Suspense, use, useSyncExternalStore } from 'react';
import { MockServerContext } from '../MockServerContext';
import { LazyScenarioButton } from './lazyScenarios';
import { ToolPlace } from './ScenarioTool.styles';

/** The demo's tool in the top bar. It comes last, and has its place from the start: nothing beside it may move from under the pointer. */
export function ScenarioTool() {
  const { state, subscribe } = use(MockServerContext);
  const isExpected = useSyncExternalStore(subscribe, () => state() !== 'off' && state() !== 'failed');
  if (!isExpected) return null;
  return (
    <ToolPlace>
      <Suspense>
        <LazyScenarioButton />
      </Suspense>
    </ToolPlace>
  );
}
