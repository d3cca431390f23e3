/** Whether a picture is one that was just chosen, and not an address. */
export const isDataUrl = (picture: string | null | undefined): picture is string => picture?.startsWith('data:') ?? false;

/** The file that a `data:` URL in base64 is. */
export function toBlob(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (letter) => letter.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}

/** A file as a `data:` URL, so that it can be shown, and kept with a draft. */
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
