import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanFileName, problemOf, type Attachment, type AttachmentLimits, type AttachmentProblem } from './model/attachment';

/** A chosen file: being sent, refused, or failed. A finished upload is an `Attachment` of the caller's. */
export interface Upload {
  id: string;
  name: string;
  size: number;
  state: 'sending' | 'failed' | AttachmentProblem;
}

export interface UploadsOptions<Kept extends Attachment> extends AttachmentLimits {
  /** Number of existing attachments. */
  count: number;
  upload: (file: File, signal: AbortSignal) => Promise<Kept>;
  /** Called with all uploads finished since the last call: two that finish at the same moment are passed together. */
  onUploaded: (attachments: Kept[]) => void;
}

/**
 * Uploads files to the server: each on its own, aborted when it is removed or the page is left, retried when it failed. A file
 * that is empty, too large or too many is refused before it is sent, and shows the reason until it is removed.
 * @example const { uploads, add, remove, retry } = useUploads({ maxBytes, maxCount, count: kept.length, upload, onUploaded:
 * keepAll });
 */
export function useUploads<Kept extends Attachment>({ upload, onUploaded, count, ...limits }: UploadsOptions<Kept>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, { file: File; stop: AbortController }>());
  const arrived = useRef<Kept[]>([]);
  const latest = useRef(upload);
  useEffect(() => {
    latest.current = upload;
  });
  const deliver = useEffectEvent(() => {
    const all = arrived.current.splice(0);
    if (all.length > 0) onUploaded(all);
  });
  // After the last uploads have been rendered, so that a caller that appends to a list appends to the current list.
  useEffect(() => deliver(), [uploads]);
  useEffect(() => {
    const all = files.current;
    return () => {
      for (const { stop } of all.values()) stop.abort();
    };
  }, []);

  const drop = (id: string) => {
    files.current.get(id)?.stop.abort();
    files.current.delete(id);
    setUploads((now) => now.filter((each) => each.id !== id));
  };
  const send = async (id: string, file: File) => {
    const stop = new AbortController();
    files.current.set(id, { file, stop });
    try {
      const kept = await latest.current(file, stop.signal);
      if (stop.signal.aborted) return;
      arrived.current.push(kept);
      drop(id);
    } catch {
      if (stop.signal.aborted) return;
      setUploads((now) => now.map((each) => (each.id === id ? { ...each, state: 'failed' } : each)));
    }
  };
  return {
    uploads,
    isSending: uploads.some(({ state }) => state === 'sending'),
    add: (given: readonly File[]) => {
      let taken = count + uploads.filter(({ state }) => state === 'sending').length;
      const next = given.map((file) => {
        const problem = problemOf(file, limits, taken);
        if (!problem) taken += 1;
        // Safe against double submits: it identifies a line of this list. A finished upload has its id from the server.
        return { file, id: crypto.randomUUID(), problem };
      });
      setUploads((now) => [
        ...now,
        ...next.map(({ file, id, problem }): Upload => ({
          id,
          name: cleanFileName(file.name),
          size: file.size,
          state: problem ?? 'sending',
        })),
      ]);
      for (const { file, id, problem } of next) if (!problem) void send(id, file);
    },
    remove: drop,
    retry: (id: string) => {
      const kept = files.current.get(id);
      if (!kept) return;
      setUploads((now) => now.map((each) => (each.id === id ? { ...each, state: 'sending' } : each)));
      void send(id, kept.file);
    },
  };
}
