import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { json } from '../answering/respond';
import { createWorkerTransport } from './workerTransport';

/** Installs a fake service worker with the parts of a real one that the page uses: state, registration and greeting. */
function installWorker() {
  const messages = new EventTarget();
  const worker = { state: 'activated', greets: true, registered: true, greeted: 0 };
  const controller = {
    get state() {
      return worker.state;
    },
    postMessage: () => {
      worker.greeted += 1;
      if (worker.greets) {
        queueMicrotask(() => messages.dispatchEvent(new MessageEvent('message', { data: { type: 'MOCKING_ENABLED' } })));
      }
    },
  };
  const serviceWorker = {
    controller,
    getRegistration: async () => (worker.registered ? {} : undefined),
    addEventListener: messages.addEventListener.bind(messages),
    removeEventListener: messages.removeEventListener.bind(messages),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  onTestFinished(() => void vi.unstubAllGlobals());
  return worker;
}

const answer = () => json(200, { from: 'mocks' });
const request = (method = 'GET') => new Request('http://stockroom.test/api/x', { method });

describe('createWorkerTransport', () => {
  const network = vi.fn<typeof fetch>();
  beforeEach(() => {
    network.mockReset();
    vi.stubGlobal('fetch', network);
  });

  test('sends a call to the worker, and pings it only now and then', async () => {
    const worker = installWorker();
    vi.stubGlobal(
      'fetch',
      network.mockImplementation(async () => answer()),
    );
    const transport = createWorkerTransport({ respond: async () => answer() });
    for (let count = 0; count < 3; count += 1) expect(await (await transport.send(request()))?.json()).toEqual({ from: 'mocks' });
    expect(worker.greeted).toBe(1);
  });

  test.each<[string, (worker: ReturnType<typeof installWorker>) => void]>([
    ['stopped', (worker) => (worker.state = 'redundant')],
    ['removed', (worker) => (worker.registered = false)],
  ])('keeps a call in the page when the worker was %s', async (_name, lose) => {
    lose(installWorker());
    const transport = createWorkerTransport({ respond: async () => answer() });
    expect(await transport.send(request())).toBeNull();
    expect(network).not.toHaveBeenCalled();
  });

  test('keeps a call in the page when the worker does not respond', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    installWorker().greets = false;
    const sent = createWorkerTransport({ respond: async () => answer() }).send(request());
    await vi.advanceTimersByTimeAsync(1500);
    expect(await sent).toBeNull();
    expect(network).not.toHaveBeenCalled();
  });

  test('treats an answer of the network as none', async () => {
    installWorker();
    vi.stubGlobal('fetch', network.mockResolvedValue(new Response('<!doctype html>')));
    expect(await createWorkerTransport({ respond: async () => answer() }).send(request('POST'))).toBeNull();
  });

  test('repeats a read whose answer is lost, but never a write', async () => {
    installWorker();
    vi.stubGlobal('fetch', network.mockRejectedValue(new TypeError('Failed to fetch')));
    const transport = createWorkerTransport({ respond: async () => answer() });
    expect(await transport.send(request('GET'))).toBeNull();
    await expect(transport.send(request('POST'))).rejects.toThrow('Failed to fetch');
  });

  test('rejects when the scenario is offline, without giving up the worker', async () => {
    installWorker();
    const transport = createWorkerTransport({ respond: async () => Response.error() });
    vi.stubGlobal(
      'fetch',
      network.mockImplementation(async () => {
        await transport.respond(request());
        throw new TypeError('Failed to fetch');
      }),
    );
    await expect(transport.send(request())).rejects.toThrow('Failed to fetch');
  });
});
