import * as v from 'valibot';

/** An answer that is a file and no JSON. */
export class ServedFile {
  readonly bytes: Blob;
  readonly name: string;
  /** Media type by its content. */
  readonly mime: string;

  constructor(bytes: Blob, name: string, mime: string) {
    this.bytes = bytes;
    this.name = name;
    this.mime = mime;
  }
}

/** A route's answer that is a file. */
export const AnyFile = v.pipe(
  v.unknown(),
  v.check((answer) => answer instanceof ServedFile),
);

/** Nothing of it can run: it is to be kept, not shown; its type is not guessed at; and what shows it all the same does so without rights. */
export function fileHeaders({ name, mime }: Pick<ServedFile, 'name' | 'mime'>): Record<string, string> {
  return {
    'content-type': mime || 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  };
}
