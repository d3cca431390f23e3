import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { mockWorker } from './vite';

/** The script that a build gets, run with a fetch of the given destination. */
function fetchIn(destination: string) {
  const emitFile = vi.fn<(file: { fileName: string; source: string }) => void>();
  const { generateBundle } = mockWorker();
  if (typeof generateBundle !== 'function') throw new Error('The plugin writes no file');
  Reflect.apply(generateBundle, { environment: { config: { consumer: 'client' } }, emitFile }, []);
  const [file] = emitFile.mock.calls[0] ?? [];
  const heard: ((event: object) => void)[] = [];
  const importScripts = vi.fn<(path: string) => void>();
  runInNewContext(file?.source ?? '', {
    addEventListener: (_type: string, hear: (event: object) => void) => heard.push(hear),
    importScripts,
  });
  const stopImmediatePropagation = vi.fn<() => void>();
  for (const hear of heard) hear({ request: { destination }, stopImmediatePropagation });
  return { fileName: file?.fileName, importScripts, stopImmediatePropagation };
}

describe('the script of the service worker', () => {
  test('leaves what the page fetches to MSW', () => {
    const { fileName, importScripts, stopImmediatePropagation } = fetchIn('');
    expect(fileName).toBe('mockWorker.js');
    expect(importScripts).toHaveBeenCalledWith('/mockServiceWorker.js');
    expect(stopImmediatePropagation).not.toHaveBeenCalled();
  });

  test.each(['image', 'script', 'style', 'font'])('asks nobody for a request that is a %s', (destination) => {
    expect(fetchIn(destination).stopImmediatePropagation).toHaveBeenCalledOnce();
  });
});
