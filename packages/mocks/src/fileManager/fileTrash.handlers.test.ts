import { fileManagerEndpoints, type FileItem, type TrashedFile } from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { createClient } from '../testing/client';
import { bytesOf, make, remove, upload } from './testing/files';

const { items, item, copy, trash, restore } = fileManagerEndpoints;

describe('the trash', () => {
  test('takes a folder with all in it, and gives it back', async () => {
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

  test('gives back to the root where the folder is gone, under a free name', async () => {
    const client = await createClient();
    await make(client, { id: 'twin', name: 'Opening checklist.txt', folderId: 'folder-staff' });
    await remove(client, 'twin');
    await remove(client, 'folder-staff');
    const { body } = await client.call<FileItem[]>('POST', restore, { body: { ids: ['twin'] } });
    expect(body[0]).toMatchObject({ folderId: null, name: 'Opening checklist (2).txt' });
  });

  test('is emptied of one or of all, and the bytes go with the last that has them', async () => {
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

  test('is emptied of what was asked about, and of nothing that came meanwhile', async () => {
    const client = await createClient();
    for (const id of ['file-rota', 'file-terms']) await remove(client, id);
    await client.call('DELETE', trash, { body: { ids: ['file-rota', 'nothing'] } });
    expect((await client.call<TrashedFile[]>('GET', trash)).body.map(({ id }) => id)).toEqual(['file-terms']);
  });

  test('is passed over by what goes for ever at once', async () => {
    const client = await createClient();
    expect((await client.call('DELETE', `${items}?id=folder-photos&forever`)).body).toBe(true);
    expect((await client.call('GET', `${item}?id=file-counter`)).status).toBe(404);
    expect((await client.call<TrashedFile[]>('GET', trash)).body).toEqual([]);
  });

  test('gives back all or none', async () => {
    const client = await createClient();
    await remove(client, 'file-rota');
    expect((await client.call('POST', restore, { body: { ids: ['file-rota', 'nothing'] } })).status).toBe(404);
    expect((await client.call<TrashedFile[]>('GET', trash)).body).toHaveLength(1);
    expect((await client.call('POST', restore, { body: { ids: [] } })).status).toBe(400);
  });
});
