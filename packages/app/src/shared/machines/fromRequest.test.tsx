import { useActor } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import { fromRequest } from './fromRequest';

const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);
afterEach(() => root.unmount());

it('fromRequest: survives the call that StrictMode aborted', async () => {
  const answers: Array<(text: string) => void> = [];
  const fetchAnswer = fromRequest<string>((_, signal) => {
    return new Promise((resolve, reject) => {
      answers.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  const machine = setup({ actors: { ask: fetchAnswer } }).createMachine({
    initial: 'asking',
    states: { asking: { invoke: { src: 'ask', onDone: 'answered', onError: 'failed' } }, answered: {}, failed: {} },
  });
  const Probe = () => <p>{String(useActor(machine)[0].value)}</p>;

  root.render(
    <StrictMode>
      <Probe />
    </StrictMode>,
  );

  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(1));
  expect(host.textContent).toBe('asking');
  answers.at(-1)?.('yes');
  await vi.waitFor(() => expect(host.textContent).toBe('answered'));
});
