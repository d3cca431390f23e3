import {
  type Board,
  type Card,
  chatEndpoints,
  contactsEndpoints,
  fileManagerEndpoints,
  inventoryEndpoints,
  mailboxEndpoints,
  mailIds,
  notesEndpoints,
  scrumboardEndpoints,
  tasksEndpoints,
} from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { type Client, createClient } from './testing/client';

interface Kept {
  id: string | number;
  updatedAt: string;
}
type Body = Record<string, unknown>;

const listed = async <Answer>({ call }: Client, path: string): Promise<Answer> => (await call<Answer>('GET', path)).body;
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (!item) throw new Error('The seed has none');
  return item;
};
const firstBoard = async (client: Client): Promise<Board> => {
  const { id } = first(await listed<{ id: string }[]>(client, scrumboardEndpoints.boards));
  return listed(client, `${scrumboardEndpoints.board}?id=${id}`);
};

/** All objects with a version: path of the DELETE, a lookup of an object, and the body of a change by somebody else. */
const versioned: [string, string, (client: Client) => Promise<Kept>, (id: Kept['id']) => Body][] = [
  [
    'a task',
    tasksEndpoints.task,
    async (client) => first(await listed<Kept[]>(client, tasksEndpoints.all)),
    (id) => ({ id, task: { notes: 'Theirs' } }),
  ],
  [
    'a contact',
    contactsEndpoints.contact,
    async (client) => first(await listed<Kept[]>(client, contactsEndpoints.all)),
    (id) => ({ id, contact: { notes: 'Theirs' } }),
  ],
  [
    'a note',
    notesEndpoints.note,
    async (client) => first(await listed<Kept[]>(client, notesEndpoints.all)),
    (id) => ({ updatedNote: { id, title: 'Theirs' } }),
  ],
  [
    'a file',
    fileManagerEndpoints.items,
    async (client) => first((await listed<{ files: Kept[] }>(client, `${fileManagerEndpoints.items}?folderId=null`)).files),
    (id) => ({ id, item: { description: 'Theirs' } }),
  ],
  [
    'a folder',
    fileManagerEndpoints.items,
    async (client) => first((await listed<{ folders: Kept[] }>(client, `${fileManagerEndpoints.items}?folderId=null`)).folders),
    (id) => ({ id, item: { description: 'Theirs' } }),
  ],
  [
    'a card',
    scrumboardEndpoints.card,
    async (client) => first((await firstBoard(client)).lists.flatMap(({ cards }) => cards)),
    (id) => ({ id, card: { description: 'Theirs' } }),
  ],
  [
    'a product',
    inventoryEndpoints.product,
    async (client) => first((await listed<{ products: Kept[] }>(client, inventoryEndpoints.products)).products),
    (id) => ({ id, product: { stock: 70 } }),
  ],
];

describe.each(versioned)('%s', (_name, path, find, change) => {
  test('is not deleted after a change by somebody else', async () => {
    const client = await createClient();
    const { id, updatedAt } = await find(client);
    await client.call<Kept>('PATCH', path, { body: change(id) });
    const current = await find(client);
    const stale = new URLSearchParams({ id: String(id), updatedAt });
    expect(await client.call('DELETE', `${path}?${stale}`)).toEqual({ status: 409, body: { error: 'CONFLICT', current } });
    const seen = new URLSearchParams({ id: String(id), updatedAt: current.updatedAt });
    expect(await client.call('DELETE', `${path}?${seen}`)).toEqual({ status: 200, body: true });
  });
});

/** All writable objects without a version: a lookup of an object, and the body of a change that states the values `seen`. */
const unversioned: [string, string, (client: Client) => Promise<object>, (one: never, change: Body, seen: Body) => Body, Body][] =
  [
    [
      'a board',
      scrumboardEndpoints.board,
      firstBoard,
      ({ id }: Board, board, seen) => ({ id, board, seen }),
      { title: 'Theirs' },
    ],
    [
      'a list',
      scrumboardEndpoints.list,
      async (client) => first((await firstBoard(client)).lists),
      ({ id }: Board['lists'][number], change, seen) => ({ list: { id, ...change, seen } }),
      { title: 'Theirs' },
    ],
    [
      'a label of a board',
      scrumboardEndpoints.label,
      async (client) => first((await firstBoard(client)).labels),
      ({ id }: Board['labels'][number], label, seen) => ({ id, label, seen }),
      { title: 'Theirs' },
    ],
    [
      'a conversation',
      chatEndpoints.chat,
      async (client) => first(await listed<{ id: string }[]>(client, chatEndpoints.chats)),
      ({ id }: { id: string }, chat, seen) => ({ id, chat, seen }),
      { muted: true },
    ],
    [
      'a mail',
      mailboxEndpoints.mails,
      async (client) =>
        first((await listed<{ mails: { id: string }[] }>(client, `${mailboxEndpoints.mails}?folder=inbox`)).mails),
      ({ id }: { id: string }, mail, seen) => ({ changes: [{ id, mail, seen }] }),
      { folder: mailIds.folder('trash') },
    ],
  ];

describe('a moved card', () => {
  test.each([scrumboardEndpoints.cardPositions, scrumboardEndpoints.cards])(
    'stays where somebody else moved it since: %s',
    async (path) => {
      const client = await createClient();
      const [here, there, elsewhere] = (await firstBoard(client)).lists;
      const { id } = first(here?.cards ?? []);
      const move = (listId?: string, seen?: string) =>
        client.call('PATCH', path, { body: { cards: [{ id, listId, position: 7, ...(seen && { seen: { listId: seen } }) }] } });
      expect((await move(there?.id)).status).toBe(200);
      expect((await move(elsewhere?.id)).status).toBe(200);
      expect(await move(here?.id, there?.id)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
      expect((await move(here?.id, elsewhere?.id)).status).toBe(200);
    },
  );
});

/** All ordered objects: path of the PATCH, a lookup of an object, and the body that moves it to a position. */
const ordered: [string, string, (client: Client) => Promise<object>, (one: never, place: number, seen?: number) => Body][] = [
  [
    'a list of a board',
    scrumboardEndpoints.lists,
    async (client) => first((await firstBoard(client)).lists),
    ({ id }: Board['lists'][number], position, seen) => ({ lists: [{ id, position, seen: seen && { position: seen } }] }),
  ],
  [
    'a card in its list',
    scrumboardEndpoints.cardPositions,
    async (client) => first((await firstBoard(client)).lists.flatMap(({ cards }) => cards)),
    ({ id, listId }: Card, position, seen) => ({ cards: [{ id, position, seen: seen && { listId, position: seen } }] }),
  ],
  [
    'a task',
    tasksEndpoints.order,
    async (client) => first(await listed<Kept[]>(client, tasksEndpoints.all)),
    ({ id }: Kept, order, seen) => ({ tasks: [{ id, order, seen: seen && { order: seen } }] }),
  ],
];

describe.each(ordered)('%s', (_name, path, find, bodyOf) => {
  test('keeps the position that somebody else gave it', async () => {
    const client = await createClient();
    const one = (await find(client)) as never;
    const move = (place: number, seen?: number) => client.call('PATCH', path, { body: bodyOf(one, place, seen) });
    expect((await move(700_001)).status).toBe(200);
    expect((await move(800_001)).status).toBe(200);
    expect(await move(7, 700_001)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
    expect((await move(7, 800_001)).status).toBe(200);
  });
});

describe.each(unversioned)('%s', (_name, path, find, bodyOf, theirs) => {
  test('keeps a change by somebody else', async () => {
    const client = await createClient();
    const one = (await find(client)) as never;
    const was = Object.fromEntries(Object.keys(theirs).map((key) => [key, Reflect.get(one, key) as unknown]));
    expect((await client.call('PATCH', path, { body: bodyOf(one, theirs, was) })).status).toBe(200);
    const late = await client.call<{ error: string }>('PATCH', path, { body: bodyOf(one, was, was) });
    expect(late).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
    expect((await client.call('PATCH', path, { body: bodyOf(one, was, theirs) })).status).toBe(200);
  });
});
