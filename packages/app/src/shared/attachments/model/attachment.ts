/** An attached file, as the server stores it. */
export interface Attachment {
  id: string;
  /** MIME type. */
  type: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Path or `data:` URL of a preview picture; `pdf` or '' where there is none. */
  preview: string;
}

/** Limits of what can be attached. */
export interface AttachmentLimits {
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Maximum number of files. */
  maxCount: number;
}

export type AttachmentProblem = 'empty' | 'tooLarge' | 'tooMany';

/** Bidirectional control characters: `invoice[RLO]fdp.exe` would read as `invoiceexe.pdf`. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;
/** Characters that no file name may have, or that would lead to another folder. */
const UNSAFE = /[\u0000-\u001f\u007f/\\]/g;

/** The name of a file as displayed and saved: without direction controls and path separators. '' for none. */
export const cleanFileName = (name: string): string => name.replace(BIDI_CONTROLS, '').replace(UNSAFE, '_').trim();

/** Why a file can't be attached; `null` if it can. @param count number of existing files */
export function problemOf(
  file: Pick<File, 'size'>,
  { maxBytes, maxCount }: AttachmentLimits,
  count: number,
): AttachmentProblem | null {
  if (count >= maxCount) return 'tooMany';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'tooLarge' : null;
}

/** The extension of a name in capitals, by which people know its kind; '' without one. */
export function kindOf(name: string): string {
  const ending = /\.([\p{L}\p{N}]{1,6})$/u.exec(name)?.[1] ?? '';
  return ending.toUpperCase();
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes briefly: "240 kB". */
export function fileSize(bytes: number, locale: string): string {
  let [value, at] = [bytes, 0];
  while (value >= 1000 && at < UNITS.length - 1) {
    value /= 1024;
    at += 1;
  }
  const unit = UNITS[at] ?? 'byte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 && at > 0 ? 1 : 0 }).format(
    value,
  );
}
