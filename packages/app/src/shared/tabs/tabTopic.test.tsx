import { expect, it, vi } from 'vitest';
import { tabTopic } from './tabTopic';

const parse = (data: unknown) => (typeof data === 'string' ? data : null);
const other = new BroadcastChannel('stockroom.tabs');

it('tabTopic: receives only its own messages of the shared channel', async () => {
  const listener = vi.fn();
  const stop = tabTopic('ours', parse).listen(listener);
  const theirs = [null, 7, { topic: 'theirs', message: 'a' }, { topic: 'ours', message: 7 }, { topic: 'ours', message: 'b' }];
  for (const message of theirs) other.postMessage(message);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith('b'));
  stop();
  other.postMessage({ topic: 'ours', message: 'c' });
  await new Promise((settle) => {
    tabTopic('last', parse).listen(settle);
    other.postMessage({ topic: 'last', message: 'd' });
  });
  expect(listener).toHaveBeenCalledOnce();
});

it('tabTopic: notifies the other tabs, and not itself', async () => {
  const [here, there] = [vi.fn(), vi.fn()];
  const topic = tabTopic('ours', parse);
  topic.listen(here);
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => there(data) as void, { once: true });
  topic.post('news');
  await vi.waitFor(() => expect(there).toHaveBeenCalledWith({ topic: 'ours', message: 'news' }));
  expect(here).not.toHaveBeenCalled();
});
