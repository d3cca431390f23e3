import { readFileSync } from 'node:fs';
import {
  chatEndpoints,
  feedsEndpoints,
  inventoryEndpoints,
  scrumboardEndpoints,
  shortcutsEndpoints,
  userEndpoints,
  type Board,
  type Chat,
  type Movement,
  type Product,
  type TrashedProduct,
} from '@stockroom/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryBackend, type MemoryContents } from './engine/store/memoryBackend';
import { createClient, type Client } from './testing/client';

/** The mock server's data after a day of work in the build of 2026-11-23: rows and head, as stored in IndexedDB. */
const profile = JSON.parse(readFileSync(new URL('testing/profileOf2026-11-23.json', import.meta.url), 'utf8')) as MemoryContents;

describe('data written by an earlier build', () => {
  let client: Client;
  const read = async <T>(path: string) => {
    const { status, body } = await client.call<T>('GET', path);
    expect({ path, status }).toEqual({ path, status: 200 });
    return body;
  };
  beforeEach(async () => {
    client = await createClient({ backend: createMemoryBackend({ kind: 'indexeddb', contents: profile }) });
  });

  test('keeps renamed, counted, added, imported and deleted products, tags and movements', async () => {
    const product = (id: number) => read<Product>(`${inventoryEndpoints.product}?id=${id}`);
    expect(await product(1)).toMatchObject({ name: 'Renamed before the update', stock: 41 });
    const tags = await read<{ id: string; title: string }[]>(inventoryEndpoints.tags);
    const tag = tags.find(({ title }) => title === 'kept tag');
    expect(await product(1_000_001)).toMatchObject({ name: 'Kept lamp', sku: 'KEPT-1', stock: 5, price: 19.5, tags: [tag?.id] });
    expect(await product(1_000_002)).toMatchObject({ name: 'Imported before', stock: 2 });
    expect((await client.call('GET', `${inventoryEndpoints.product}?id=3`)).status).toBe(404);
    await client.call('DELETE', `${inventoryEndpoints.product}?id=1000001`);
    expect(await read<TrashedProduct[]>(inventoryEndpoints.trash)).toMatchObject([
      { name: 'Kept lamp', sku: 'KEPT-1', stock: 5 },
    ]);
    const all = await read<{ movements: Movement[] }>(`${inventoryEndpoints.movements}?productId=2`);
    expect(all.movements).toContainEqual(expect.objectContaining({ delta: -1, reason: 'damaged', note: 'kept note' }));
  });

  test('keeps boards, lists and cards', async () => {
    const storedBoard = await read<Board>(`${scrumboardEndpoints.board}?id=id-2`);
    expect(storedBoard).toMatchObject({ title: 'Kept board', lists: [{ title: 'Kept list', cards: [{ title: 'Kept card' }] }] });
    const demo = await read<Board>(`${scrumboardEndpoints.board}?id=board-1`);
    expect(demo.lists[0]?.cards[0]).toMatchObject({ title: 'Card renamed before' });
  });

  test('keeps chats and their messages', async () => {
    const readMessageTexts = async (id: string) =>
      (await read<Chat>(`${chatEndpoints.chat}?id=${id}`)).messages.map(({ value }) => value);
    expect(await readMessageTexts('chat-1')).toContain('Said before the update');
    expect(await readMessageTexts('id-6')).toContain('A chat begun before');
    expect(await read<Chat>(`${chatEndpoints.chat}?id=chat-2`)).toMatchObject({ muted: true });
  });

  test('keeps messages, notifications, shortcuts and the user', async () => {
    expect(await read(feedsEndpoints.messages)).toContainEqual(expect.objectContaining({ title: 'Kept message' }));
    expect(await read(feedsEndpoints.notifications)).toContainEqual(expect.objectContaining({ title: 'Kept notification' }));
    expect(await read(shortcutsEndpoints.shortcuts)).toContainEqual(expect.objectContaining({ label: 'Kept shortcut' }));
    expect(await read(userEndpoints.user)).toMatchObject({ status: 'away' });
  });
});
