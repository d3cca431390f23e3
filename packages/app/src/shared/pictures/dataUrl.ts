/** Whether a picture was just chosen, as opposed to an address. */
export const isDataUrl = (picture: string | null | undefined): picture is string => picture?.startsWith('data:') ?? false;

/** Converts a base64 `data:` URL into a file. */
export function toBlob(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (letter) => letter.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}

/** Converts a file into a `data:` URL, so that it can be shown, and stored with a draft. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('The picture could not be read'));
    });
    reader.readAsDataURL(file);
  });
}
