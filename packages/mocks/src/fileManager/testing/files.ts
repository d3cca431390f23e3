import { type FileItem, fileManagerEndpoints, type FolderPage } from '@stockroom/contract';
import { createRequest, type Client } from '../../testing/client';

const { items, content, parts } = fileManagerEndpoints;

export const folder = async ({ call }: Client, id: string | null = null) =>
  (await call<FolderPage>('GET', `${items}?folderId=${String(id)}`)).body;
export const namesIn = async (client: Client, id: string | null = null) => {
  const { folders, files } = await folder(client, id);
  return [...folders, ...files].map(({ name }) => name);
};
export const make = ({ call }: Client, fields: object, onConflict?: string) =>
  call<FileItem>('POST', items, { body: { item: fields, ...(onConflict && { onConflict }) } });
export const change = ({ call }: Client, id: string, fields: object, onConflict?: string) =>
  call<FileItem>('PATCH', items, { body: { id, item: fields, ...(onConflict && { onConflict }) } });
export const remove = ({ call }: Client, id: string) => call('DELETE', `${items}?id=${id}`);

function part(name: string, offset: number, bytes: BlobPart): FormData {
  const form = new FormData();
  form.set('upload', name);
  form.set('offset', String(offset));
  form.set('part', new Blob([bytes]));
  return form;
}
export const send = ({ call }: Client, name: string, offset: number, bytes: BlobPart) =>
  call<{ received: number }>('POST', parts, { form: part(name, offset, bytes) });
export async function upload(client: Client, name: string, bytes: BlobPart, fields: object = {}) {
  await send(client, `up ${name}`, 0, bytes);
  return make(client, { name, upload: `up ${name}`, ...fields });
}
/** Uploads a file in one call. */
export function uploadWhole({ call }: Client, file: File | null, folderId = '') {
  const form = new FormData();
  form.set('folderId', folderId);
  if (file) form.set('file', file);
  return call<FileItem>('POST', content, { form });
}
export async function bytesOf({ token, mocks }: Client, id: string) {
  const response = await mocks.respond(createRequest('GET', `${content}?id=${id}`, { token }));
  if (!response) throw new Error('not answered');
  return { response, bytes: await response.text() };
}
