import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { MockServerContext } from '../MockServerContext';
import type { DemoServer, DemoState } from './demoServer';

/** The demo's server once it runs; `null` before, and if there is none. */
export function useDemoServer(): DemoServer | null {
  const mockServer = use(MockServerContext);
  const isReady = useSyncExternalStore(mockServer.subscribe, () => mockServer.state() === 'ready');
  const [server, setServer] = useState<DemoServer | null>(null);
  useEffect(() => {
    let isHere = true;
    if (isReady) void mockServer.ready().then((running) => isHere && running && setServer(running));
    return () => {
      isHere = false;
    };
  }, [isReady, mockServer]);
  return server;
}

/** Current state of the demo's server, whichever tab set it; `null` until it is known. */
export function useDemoState(server: DemoServer | null): DemoState | null {
  const [state, setState] = useState<DemoState | null>(null);
  useEffect(() => {
    if (!server) return undefined;
    let latest = 0;
    const read = async () => {
      latest += 1;
      const number = latest;
      const [settings, dataSet] = await Promise.all([server.settings.get(), server.dataSet()]);
      if (number === latest) setState({ settings, dataSet });
    };
    void read();
    const stop = server.subscribe(({ collections }) => {
      if (collections.length === 0 || collections.includes('settings')) void read();
    });
    return () => {
      latest = -1;
      stop();
    };
  }, [server]);
  return state;
}
