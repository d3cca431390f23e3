import { fileManagerEndpoints, type FileItem, type TrashedFile } from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { createClient } from '../testing/client';
import { bytesOf, make, remove, upload } from './testing/files';

const { items, item, copy, trash, restore } = fileManagerEndpoints;

describe('trash', () => {
  test('takes a folder with its contents, and restores it', async () => {
    const client = await createClient();
    await remove(client, 'folder-photos');
    expect((await client.call('GET', `${item}?id=file-counter`)).status).toBe(404);
    const [gone] = (await client.call<TrashedFile[]>('GET', trash)).body;
    expect(gone).toMatchObject({ id: 'folder-photos', contents: { folders: 1, files: 4 } });
    expect((await client.call('POST', restore, { body: { ids: ['folder-photos'] } })).status).toBe(200);
    expect((await client.call('POST', restore, { body: { ids: ['folder-photos'] } })).status).toBe(200);
    expect((await client.call('GET', `${item}?id=file-counter`)).status).toBe(200);
    expect((await remove(client, 'nothing')).status).toBe(404);
    expect((await client.call('POST', restore, { body: { ids: ['nothing'] } })).status).toBe(404);
  });

  test('restores to the root under a free name when the folder is gone', async () => {
    const client = await createClient();
    await make(client, { id: 'twin', name: 'Opening checklist.txt', folderId: 'folder-staff' });
    await remove(client, 'twin');
    await remove(client, 'folder-staff');
    const { body } = await client.call<FileItem[]>('POST', restore, { body: { ids: ['twin'] } });
    expect(body[0]).toMatchObject({ folderId: null, name: 'Opening checklist (2).txt' });
  });

  test('deletes one or all for good, and bytes with their last file', async () => {
    const client = await createClient();
    const { body } = await upload(client, 'one.txt', 'one');
    await client.call('POST', copy, {
      body: { ids: [body.id], copyIds: ['two'], folderId: null, onConflict: 'rename' },
    });
    await remove(client, body.id);
    expect((await client.call('DELETE', `${items}?id=${body.id}&forever`)).body).toBe(true);
    expect((await bytesOf(client, 'two')).bytes).toBe('one');
    expect((await client.call('DELETE', `${items}?id=${body.id}&forever`)).status).toBe(404);
    await remove(client, 'two');
    await client.call('DELETE', trash);
    expect((await client.call<TrashedFile[]>('GET', trash)).body).toEqual([]);
  });

  test('deletes only the listed items for good', async () => {
    const client = await createClient();
    for (const id of ['file-rota', 'file-terms']) await remove(client, id);
    await client.call('DELETE', trash, { body: { ids: ['file-rota', 'nothing'] } });
    expect((await client.call<TrashedFile[]>('GET', trash)).body.map(({ id }) => id)).toEqual(['file-terms']);
  });

  test('is skipped by a direct deletion for good', async () => {
    const client = await createClient();
    expect((await client.call('DELETE', `${items}?id=folder-photos&forever`)).body).toBe(true);
    expect((await client.call('GET', `${item}?id=file-counter`)).status).toBe(404);
    expect((await client.call<TrashedFile[]>('GET', trash)).body).toEqual([]);
  });

  test('restores all or none', async () => {
    const client = await createClient();
    await remove(client, 'file-rota');
    expect((await client.call('POST', restore, { body: { ids: ['file-rota', 'nothing'] } })).status).toBe(404);
    expect((await client.call<TrashedFile[]>('GET', trash)).body).toHaveLength(1);
    expect((await client.call('POST', restore, { body: { ids: [] } })).status).toBe(400);
  });
});
