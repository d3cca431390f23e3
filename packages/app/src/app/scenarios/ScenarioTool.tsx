import { Suspense, use, useSyncExternalStore } from 'react';
import { MockServerContext } from '../MockServerContext';
import { LazyScenarioButton } from './lazyScenarios';
import { ToolSlot } from './ScenarioTool.styles';

/**
 * The demo's tool in the top bar. Its space is reserved from the start because it loads last: nothing beside it may move under
 * the pointer.
 */
export function ScenarioTool() {
  const { state, subscribe } = use(MockServerContext);
  const isExpected = useSyncExternalStore(subscribe, () => state() !== 'off' && state() !== 'failed');
  if (!isExpected) return null;
  return (
    <ToolSlot>
      <Suspense>
        <LazyScenarioButton />
      </Suspense>
    </ToolSlot>
  );
}
