import { fileManagerEndpoints, type FileItem, type FolderPage, type TrashedFile } from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';
import { fileRows } from './seed/files.rows';
import { seedContent } from './seed/seedContent';
import { bytesOf, change, folder, make, namesIn } from './testing/files';

const { items, found, item, copy, opened, trash } = fileManagerEndpoints;

describe('folders', () => {
  test("hold the demo's 21 items, folders and files by name, with their path", async () => {
    const client = await createClient();
    const root = await folder(client);
    expect(fileRows.trim().split('\n')).toHaveLength(21);
    expect(root.path).toEqual([]);
    expect(root.folders.map(({ name }) => name)).toEqual(['Invoices', 'Photos', 'Price lists', 'Shop floor', 'Staff']);
    expect(root.files).toHaveLength(3);
    expect(root.folders.find(({ name }) => name === 'Photos')?.contents).toEqual({ folders: 1, files: 4 });
    const inner = await folder(client, 'folder-windows');
    expect(inner.path.map(({ name }) => name)).toEqual(['Photos', 'Shop windows']);
  });

  test('answer 404 for an unknown id and for a file', async () => {
    const { call } = await createClient();
    expect((await call('GET', `${items}?folderId=nowhere`)).status).toBe(404);
    expect((await call('GET', `${items}?folderId=file-welcome`)).status).toBe(404);
    expect((await call('GET', `${item}?id=nothing`)).status).toBe(404);
    expect((await call('GET', item)).status).toBe(400);
  });

  test.each([
    ['empty', 0],
    ['files-empty', 0],
    ['files-5000', 5003],
  ] as const)('have, in the scenario %s, %d files at the root', async (scenario, length) => {
    expect((await folder(await createClient({ scenario }))).files).toHaveLength(length);
  });

  test('are served unchanged with cycles and names that break pages', async () => {
    const client = await createClient({ scenario: 'hostile-text' });
    expect((await folder(client)).files.length).toBeGreaterThan(10);
    expect((await folder(client, 'ring-1')).path.length).toBeLessThan(3);
    expect((await folder(client, '__proto__')).files).toEqual([]);
  });
});

test('seed files: match the size of their record and the type of their name', async () => {
  const client = await createClient();
  for (const row of fileRows.trim().split('\n')) {
    const [id = '', , , , , contentName = '', size] = row.split('|');
    if (contentName === '') continue;
    expect(seedContent(contentName)?.size).toBe(Number(size));
    const { response } = await bytesOf(client, id);
    expect(response.headers.get('content-type')).toMatch(/pdf|plain|csv|jpeg|openxml/);
  }
});

describe('creation', () => {
  test('creates a folder once per id, with a unique name', async () => {
    const client = await createClient();
    const { body } = await make(client, { id: 'mine', name: ' Returns ' });
    expect(body).toMatchObject({
      id: 'mine',
      name: 'Returns',
      type: 'folder',
      folderId: null,
      contents: { folders: 0, files: 0 },
    });
    expect((await make(client, { id: 'mine', name: 'Other' })).body).toEqual(body);
    expect(await make(client, { name: 'RETURNS' })).toMatchObject({ status: 409, body: { current: { id: 'mine' } } });
    expect((await make(client, { name: 'returns' }, 'rename')).body.name).toBe('returns (2)');
    expect((await make(client, { name: 'Returns' }, 'merge')).body.id).toBe('mine');
  });

  test.each([[''], ['..'], ['a/b'], ['CON'], ['ends.'], ['x'.repeat(256)]])('rejects %j as a name', async (name) => {
    expect(await make(await createClient(), { name })).toMatchObject({ status: 400, body: { issues: [{ path: 'item.name' }] } });
  });

  test('answers 404 for an unknown folder', async () => {
    expect((await make(await createClient(), { name: 'Lost', folderId: 'nowhere' })).status).toBe(404);
  });
});

describe('update', () => {
  test('changes name and description, and rejects an older version', async () => {
    const client = await createClient();
    const { body } = await change(client, 'file-straps', { name: 'Straps.csv', description: 'New', id: 'x', size: 5 });
    expect(body).toMatchObject({ id: 'file-straps', name: 'Straps.csv', description: 'New', size: 400 });
    const stale = await change(client, 'file-straps', { description: 'Other', updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(stale).toMatchObject({ status: 409, body: { current: { id: 'file-straps', description: 'New' } } });
    expect((await change(client, 'nothing', { name: 'x' })).status).toBe(404);
    expect((await change(client, 'file-straps', { name: 'a/b' })).status).toBe(400);
  });

  test("permits another case of an item's own name", async () => {
    const client = await createClient();
    expect((await change(client, 'folder-staff', { name: 'STAFF' })).body.name).toBe('STAFF');
    expect((await change(client, 'folder-staff', { name: 'Photos' })).status).toBe(409);
  });

  test('stars a file without changing its modification time', async () => {
    const client = await createClient();
    const { body } = await change(client, 'file-welcome', { starred: true });
    expect(body.modifiedAt).toBe('2025-09-02T09:30:00.000Z');
    const starred = await client.call<FolderPage>('GET', `${found}?list=starred`);
    expect(starred.body.files.map(({ id }) => id)).toEqual(['file-welcome', 'file-price-list']);
  });
});

describe('move', () => {
  test('puts an item into another folder, never into itself', async () => {
    const client = await createClient();
    await change(client, 'file-welcome', { folderId: 'folder-windows' });
    expect(await namesIn(client, 'folder-windows')).toContain('About these files.pdf');
    for (const inside of ['folder-windows', 'folder-photos']) {
      const refused = await change(client, 'folder-photos', { folderId: inside });
      expect(refused).toMatchObject({ status: 409, body: { error: 'CONFLICT', current: { id: 'folder-photos' } } });
    }
    expect((await change(client, 'folder-photos', { folderId: 'nowhere' })).status).toBe(404);
    expect((await change(client, 'folder-photos', { folderId: 'file-straps' })).status).toBe(404);
  });

  test('resolves a name conflict as the caller requests', async () => {
    const client = await createClient();
    await make(client, { id: 'inner', name: 'staff', folderId: 'folder-photos' });
    expect((await change(client, 'inner', { folderId: null })).status).toBe(409);
    expect((await change(client, 'inner', { folderId: null }, 'rename')).body.name).toBe('staff (2)');
    await change(client, 'inner', { folderId: 'folder-photos', name: 'staff' });
    expect((await change(client, 'inner', { folderId: null }, 'replace')).body.name).toBe('staff');
    expect((await client.call<TrashedFile[]>('GET', trash)).body.map(({ id }) => id)).toEqual(['folder-staff']);
    expect((await change(client, 'inner', { folderId: null }, 'merge')).status).toBe(400);
  });

  test('never replaces the parent folder', async () => {
    const client = await createClient();
    await make(client, { id: 'inner', name: 'Photos', folderId: 'folder-photos' });
    expect((await change(client, 'inner', { folderId: null }, 'replace')).status).toBe(400);
  });
});

describe('copy', () => {
  test('includes the contents of a folder, with their bytes', async () => {
    const client = await createClient();
    const { body } = await client.call<FileItem[]>('POST', copy, {
      body: { ids: ['folder-photos', 'file-rota'], copyIds: ['c', 'd'], folderId: null, onConflict: 'rename' },
    });
    expect(body.map(({ id }) => id)).toEqual(['c', 'd']);
    expect(body[0]).toMatchObject({ id: 'c', name: 'Photos (2)', contents: { folders: 1, files: 4 } });
    const inside = await folder(client, 'c');
    expect(inside.folders[0]?.contents).toEqual({ folders: 0, files: 2 });
    expect((await bytesOf(client, inside.files[0]?.id ?? '')).response.status).toBe(200);
  });

  test("rejects a folder's own subfolder and a taken name: all or none", async () => {
    const client = await createClient();
    const post = (body: object) => client.call('POST', copy, { body });
    expect((await post({ ids: ['folder-photos'], folderId: 'folder-windows' })).status).toBe(409);
    expect((await post({ ids: ['file-welcome'], folderId: null })).status).toBe(409);
    expect((await post({ ids: ['file-welcome', 'nothing'], folderId: 'folder-staff' })).status).toBe(404);
    expect((await post({ ids: ['file-welcome'], copyIds: [], folderId: 'folder-staff' })).status).toBe(400);
    expect((await post({ ids: ['file-welcome'], folderId: 'folder-staff', onConflict: 'merge' })).status).toBe(400);
    expect(await namesIn(client, 'folder-staff')).not.toContain('About these files.pdf');
  });
});

describe('search and lists', () => {
  const search = async ({ call }: Client, text: string) =>
    (await call<FolderPage>('GET', `${found}?search=${encodeURIComponent(text)}`)).body;

  test('find by name or description, in any folder', async () => {
    const client = await createClient();
    expect((await search(client, 'INVOICE')).files).toHaveLength(2);
    expect((await search(client, 'window')).folders.map(({ id }) => id)).toEqual(['folder-windows']);
    expect((await search(client, 'valid january')).files.map(({ id }) => id)).toEqual(['file-price-list']);
    expect((await search(client, '.*')).files).toEqual([]);
    expect((await client.call('GET', `${found}?list=other`)).status).toBe(400);
  });

  test('list the last opened first', async () => {
    const client = await createClient();
    expect((await client.call<FolderPage>('GET', `${found}?list=recent`)).body.files).toEqual([]);
    await client.call('POST', opened, { body: { id: 'file-rota' } });
    client.clock.advance(1000);
    await client.call('POST', opened, { body: { id: 'file-terms' } });
    const recent = await client.call<FolderPage>('GET', `${found}?list=recent`);
    expect(recent.body.files.map(({ id }) => id)).toEqual(['file-terms', 'file-rota']);
    expect((await client.call('POST', opened, { body: { id: 'nothing' } })).status).toBe(404);
  });
});

test('content: answers 404 for a folder, an unknown id and lost bytes', async () => {
  const client = await createClient({ scenario: 'hostile-text' });
  for (const id of ['deep', 'nothing', 'huge']) expect((await bytesOf(client, id)).response.status).toBe(404);
});
