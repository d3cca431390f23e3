import type { SupportFile } from '@stockroom/contract';
import { useState } from 'react';
import { Attachments } from '#shared/attachments/Attachments';
import { lazyPart } from '#shared/routing/lazyPart';

const AttachmentPreview = lazyPart('attachmentPreview', () =>
  import('#shared/attachments/AttachmentPreview').then((module) => module.AttachmentPreview),
);

/** Files of a request; a file opens over the page. */
export function RequestFiles({ files, load }: RequestFilesProps) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = files.find(({ id }) => id === open);
  return (
    <>
      <Attachments attachments={files} onOpen={setOpen} />
      {shown && <AttachmentPreview attachment={shown} load={load} onClose={() => setOpen(null)} />}
    </>
  );
}

export interface RequestFilesProps {
  files: readonly SupportFile[];
  /** Loads the content of a file as a `data:` URL. */
  load: (id: string) => Promise<string>;
}
