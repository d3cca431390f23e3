import { FILE_BYTES, fileManagerEndpoints, PART_BYTES, STORAGE_BYTES, type StorageUse } from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { createClient } from '../testing/client';
import { partCollection } from './fileManager.collection';
import { bytesOf, make, namesIn, send, upload, uploadWhole } from './testing/files';

const { content, parts, usage } = fileManagerEndpoints;

describe('upload in one call', () => {
  test('stores the file unchanged in its folder', async () => {
    const client = await createClient();
    const { body } = await uploadWhole(client, new File(['a,b'], 'a/b.csv'), 'folder-staff');
    expect(body).toMatchObject({ folderId: 'folder-staff', name: 'a_b.csv', type: 'CSV', size: 3 });
    expect((await bytesOf(client, body.id)).bytes).toBe('a,b');
    expect((await uploadWhole(client, new File([], 'empty.txt'), 'null')).body).toMatchObject({ folderId: null, size: 0 });
  });

  test('rejects a taken name, an unknown folder and a missing file', async () => {
    const client = await createClient();
    expect(await uploadWhole(client, new File(['x'], 'opening checklist.TXT'))).toMatchObject({
      status: 409,
      body: { current: { id: 'file-checklist' } },
    });
    expect((await uploadWhole(client, new File(['x'], 'x.txt'), 'nowhere')).status).toBe(404);
    expect(await uploadWhole(client, null)).toMatchObject({ status: 400, body: { issues: [{ path: 'file' }] } });
    expect((await client.call('POST', content, { body: {} })).status).toBe(400);
  });
});

describe('upload in parts', () => {
  test('counts a repeated part once, and becomes a file when complete', async () => {
    const client = await createClient();
    expect((await send(client, 'u', 0, 'Hello ')).body).toEqual({ received: 6 });
    expect((await send(client, 'u', 0, 'Hello ')).body).toEqual({ received: 6 });
    expect(await send(client, 'u', 9, 'gap')).toMatchObject({ status: 409, body: { current: { received: 6 } } });
    expect((await send(client, 'u', 6, 'world')).body).toEqual({ received: 11 });
    const { body } = await make(client, { id: 'f', name: 'hello.txt', upload: 'u', folderId: 'folder-staff' });
    expect(body).toMatchObject({ size: 11, type: 'TXT', mime: 'text/plain', createdBy: expect.any(String) as string });
    expect((await bytesOf(client, 'f')).bytes).toBe('Hello world');
    expect((await make(client, { name: 'again.txt', upload: 'u' })).status).toBe(404);
  });

  test('creates an empty file without parts, and drops a cancelled upload', async () => {
    const client = await createClient();
    expect((await upload(client, 'nothing.bin', '')).body).toMatchObject({ size: 0 });
    await send(client, 'gone', 0, 'x');
    expect((await client.call('DELETE', `${parts}?upload=gone`)).body).toBe(true);
    expect((await make(client, { name: 'gone.txt', upload: 'gone' })).status).toBe(404);
  });

  test.each([
    ['page.html', '<script>alert(1)</script>', 'text/plain', 'HTML'],
    ['drawing.svg', '<svg onload="alert(1)"/>', 'text/plain', 'SVG'],
    ['photo.jpg', 'MZ\u0000\u0001', 'application/octet-stream', 'JPG'],
    ['renamed.txt', '%PDF-1.4', 'application/pdf', 'PDF'],
    ['rows.csv', 'a,b', 'text/csv', 'CSV'],
  ])('types %s by its content, and serves it so that it cannot run', async (name, bytes, mime, type) => {
    const client = await createClient();
    const { body } = await upload(client, name, bytes);
    expect(body).toMatchObject({ mime, type });
    const { response } = await bytesOf(client, body.id);
    expect(response.headers.get('content-type')).toBe(mime);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('rejects a body that is not a form, a missing part and too many bytes', async () => {
    const client = await createClient();
    expect((await client.call('POST', parts, { body: {} })).status).toBe(400);
    expect((await client.call('POST', parts, { form: new FormData() })).status).toBe(400);
    expect((await send(client, 'u', -1, 'x')).status).toBe(400);
    expect((await send(client, 'u', 0, new Uint8Array(PART_BYTES + 1))).status).toBe(400);
    expect((await client.call('DELETE', parts)).status).toBe(400);
  });

  test('rejects a file above the limit during the upload', async () => {
    const client = await createClient();
    const blob = new Blob([new Uint8Array(FILE_BYTES)]);
    await client.mocks.store.write([partCollection], (transaction) =>
      transaction.put(partCollection, { id: 'large 0', upload: 'large', offset: 0, blob, at: client.clock.now() }),
    );
    expect((await send(client, 'large', FILE_BYTES, 'x')).status).toBe(400);
  });

  test('is rejected when the storage is full, and nothing is lost', async () => {
    const client = await createClient({ scenario: 'hostile-text' });
    const before = await namesIn(client);
    expect(await send(client, 'u', 0, 'x')).toMatchObject({ status: 413, body: { quota: STORAGE_BYTES } });
    expect((await uploadWhole(client, new File(['x'], 'x.txt'))).status).toBe(413);
    expect(await namesIn(client)).toEqual(before);
    const { body } = await client.call<StorageUse>('GET', usage);
    expect(body.used).toBeGreaterThan(body.quota);
  });
});
