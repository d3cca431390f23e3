import { fileManagerEndpoints, type FileItem, type TrashedFile } from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { createClient } from '../testing/client';
import { bytesOf, make, remove, upload } from './testing/files';

const { item, copy, trash, restore } = fileManagerEndpoints;

describe('the trash', () => {
  test('takes a folder with all in it, and gives it back', async () => {
    const client = await createClient();
    await remove(client, 'folder-photos');
    expect((await client.call('GET', `${item}?id=file-counter`)).status).toBe(404);
    const [gone] = (await client.call<TrashedFile[]>('GET', trash)).body;
    expect(gone).toMatchObject({ id: 'folder-photos', contents: { folders: 1, files: 4 } });
    expect((await client.call('POST', restore, { body: { id: 'folder-photos' } })).status).toBe(200);
    expect((await client.call('POST', restore, { body: { id: 'folder-photos' } })).status).toBe(200);
    expect((await client.call('GET', `${item}?id=file-counter`)).status).toBe(200);
    expect((await remove(client, 'nothing')).status).toBe(404);
    expect((await client.call('POST', restore, { body: { id: 'nothing' } })).status).toBe(404);
  });

  test('gives back to the root where the folder is gone, under a free name', async () => {
    const client = await createClient();
    await make(client, { id: 'twin', name: 'Opening checklist.txt', folderId: 'folder-staff' });
    await remove(client, 'twin');
    await remove(client, 'folder-staff');
    const { body } = await client.call<FileItem>('POST', restore, { body: { id: 'twin' } });
    expect(body).toMatchObject({ folderId: null, name: 'Opening checklist (2).txt' });
  });

  test('is emptied of one or of all, and the bytes go with the last that has them', async () => {
    const client = await createClient();
    const { body } = await upload(client, 'one.txt', 'one');
    await client.call('POST', copy, { body: { id: body.id, copyId: 'two', folderId: null, onConflict: 'rename' } });
    await remove(client, body.id);
    expect((await client.call('DELETE', `${trash}?id=${body.id}`)).body).toBe(true);
    expect((await bytesOf(client, 'two')).bytes).toBe('one');
    expect((await client.call('DELETE', `${trash}?id=${body.id}`)).status).toBe(404);
    await remove(client, 'two');
    await client.call('DELETE', trash);
    expect((await client.call<TrashedFile[]>('GET', trash)).body).toEqual([]);
  });
});
