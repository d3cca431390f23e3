import * as v from 'valibot';

/** An answer that is a file instead of JSON. */
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

/** Schema of an answer that is a file. */
export const AnyFile = v.pipe(
  v.unknown(),
  v.check((answer) => answer instanceof ServedFile),
);

/**
 * Headers that keep a file from running: it is downloaded instead of shown, its type is not sniffed, and a viewer that shows it
 * anyway is sandboxed.
 */
export function fileHeaders({ name, mime }: Pick<ServedFile, 'name' | 'mime'>): Record<string, string> {
  return {
    'content-type': mime || 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  };
}
