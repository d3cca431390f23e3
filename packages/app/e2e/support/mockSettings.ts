import type { Page } from '@playwright/test';
import type { DataSetName, DomainName } from '@stockroom/mocks';

/** Calls that a setting applies to. */
type Reach = 'none' | 'all' | DomainName;

/** Behaviour and initial data of the mock server: its stored settings, and the data set. */
export interface MockSettings {
  dataSet?: DataSetName;
  latencyFactor?: number;
  extraDelayMs?: number;
  jitterMs?: number;
  failureRate?: number;
  failing?: Reach;
  slow?: Reach;
  silent?: Reach;
  offline?: boolean;
  refuseTokens?: boolean;
  /** Milliseconds since 1970: earlier tokens are rejected. */
  tokensValidFrom?: number;
  storeServer?: 'working' | 'failing' | 'wrong-shape' | 'hanging' | 'unauthorized';
}

/**
 * Changes the stored settings of the mock server, as another tab would. Works on any page of the origin, before the app's first
 * visit and while it runs.
 * @param options `notify: false`: like a server that recovers without notice; otherwise the app refetches everything
 */
export async function setMocks(page: Page, settings: MockSettings, { notify = true } = {}): Promise<void> {
  await page.evaluate(
    async ({ changed: { dataSet, ...changes }, isTold }) => {
      const ended = <T>(request: IDBRequest<T>) =>
        new Promise<T>((settle, refuse) => {
          request.onsuccess = () => settle(request.result);
          request.onerror = () => refuse(request.error ?? new Error('IndexedDB failed.'));
        });
      const opening = indexedDB.open('stockroom', 1);
      opening.onupgradeneeded = () => {
        const made = opening.result.createObjectStore('rows', { keyPath: ['collection', 'key'] });
        made.createIndex('byRevision', ['collection', 'revision']);
        opening.result.createObjectStore('heads');
      };
      const database = await ended(opening);
      const transaction = database.transaction(['rows', 'heads'], 'readwrite');
      const rows = transaction.objectStore('rows');
      const heads = transaction.objectStore('heads');
      interface Head {
        epoch: number;
        dataSet: string;
        revisions: Record<string, number>;
        versions: Record<string, number>;
      }
      const storedHead = (await ended(heads.get('head'))) as Head | undefined;
      const head = storedHead ?? { epoch: 1, dataSet: 'demo', revisions: {}, versions: {} };
      const row = (await ended(rows.get(['settings', 'settings']))) as { value: object } | undefined;
      const revision = (head.revisions['settings'] ?? 0) + 1;
      rows.put({ collection: 'settings', key: 'settings', revision, value: { id: 'settings', ...row?.value, ...changes } });
      const renewed = dataSet !== undefined && dataSet !== head.dataSet;
      heads.put(
        {
          epoch: renewed ? head.epoch + 1 : head.epoch,
          dataSet: dataSet ?? head.dataSet,
          revisions: { ...head.revisions, settings: revision },
          versions: { ...head.versions, settings: 1 },
        },
        'head',
      );
      await new Promise((settle) => transaction.addEventListener('complete', settle));
      database.close();
      if (!isTold) return;
      const channel = new BroadcastChannel('stockroom');
      channel.postMessage(['settings']);
      channel.close();
    },
    { changed: settings, isTold: notify },
  );
}

/** Deletes all data of the mock server. Call it only on a page of the origin outside the app, with no other page open. */
export async function resetMocks(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settle, refuse) => {
        const dropping = indexedDB.deleteDatabase('stockroom');
        dropping.onsuccess = () => settle();
        dropping.onerror = () => refuse(dropping.error ?? new Error('IndexedDB failed.'));
      }),
  );
}
