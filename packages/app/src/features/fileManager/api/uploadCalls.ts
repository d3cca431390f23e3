import { Done, FileItem, fileManagerEndpoints as endpoints, type OnConflict, UploadState } from '@stockroom/contract';
import * as v from 'valibot';
import { isApiError } from '#shared/api/ApiError';
import { request } from '#shared/api/http';

/** Calls that upload files. */
export const uploadCalls = {
  /** Sends the next bytes. @returns number of bytes that have arrived, from which the upload continues */
  async send(upload: string, offset: number, part: Blob, signal: AbortSignal): Promise<number> {
    const form = new FormData();
    form.set('upload', upload);
    form.set('offset', String(offset));
    form.set('part', part);
    try {
      return (await request({ method: 'POST', path: endpoints.parts, form, schema: UploadState, signal })).received;
    } catch (error) {
      if (isApiError(error, 'conflict') && v.is(UploadState, error.current)) return error.current.received;
      throw error;
    }
  },
  giveUp(upload: string): Promise<boolean> {
    return request({ method: 'DELETE', path: endpoints.parts, query: { upload }, schema: Done });
  },
  /** Creates the file from the uploaded bytes. The same id creates it only once. */
  make(item: { id: string; folderId: string | null; name: string; upload: string }, onConflict: OnConflict): Promise<FileItem> {
    return request({ method: 'POST', path: endpoints.items, body: { item, onConflict }, schema: FileItem });
  },
  /** Finds or creates the folder with a name; a file with that name does not prevent it. */
  async folder(item: { id: string; folderId: string | null; name: string }): Promise<string> {
    const createFolder = (onConflict: OnConflict) =>
      request({ method: 'POST', path: endpoints.items, body: { item, onConflict }, schema: FileItem });
    try {
      return (await createFolder('merge')).id;
    } catch (error) {
      if (!isApiError(error, 'conflict')) throw error;
      return (await createFolder('rename')).id;
    }
  },
};

export type UploadCalls = typeof uploadCalls;
