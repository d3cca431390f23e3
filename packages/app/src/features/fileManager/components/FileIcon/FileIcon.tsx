import { Drawing, Letters } from './FileIcon.styles';

/** A folder icon, or a sheet with the file type on it. Decorative: the text beside it names the type. */
export function FileIcon({ type, size = 56 }: FileIconProps) {
  if (type === 'folder') {
    return (
      <Drawing viewBox="0 0 56 56" width={size} height={size} aria-hidden data-nuance="folder">
        <path d="M6 14a4 4 0 0 1 4-4h11l5 6h20a4 4 0 0 1 4 4v4H6z" data-part="back" />
        <path
          d="M4 22h48a2 2 0 0 1 2 2.300l-2 18a4 4 0 0 1-4 3.700H8a4 4 0 0 1-4-3.700l-2-18A2 2 0 0 1 4 22z"
          data-part="front"
        />
      </Drawing>
    );
  }
  return (
    <Drawing viewBox="0 0 56 56" width={size} height={size} aria-hidden data-nuance={fileColorOf(type)}>
      <path d="M14 4h20l12 12v32a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" data-part="sheet" />
      <path d="M34 4l12 12H36a2 2 0 0 1-2-2z" data-part="corner" />
      <rect x="4" y="28" width="36" height="16" rx="3" data-part="badge" />
      <Letters x="22" y="36">
        {type.slice(0, 4)}
      </Letters>
    </Drawing>
  );
}

export interface FileIconProps {
  /** `folder`, or the file type: `PDF`. */
  type: string;
  /** In px. @default 56 */
  size?: number;
}

const NUANCES: Readonly<Record<string, string>> = {
  PDF: 'red',
  DOC: 'blue',
  XLS: 'green',
  CSV: 'green',
  JPG: 'amber',
  PNG: 'amber',
  GIF: 'amber',
  WEBP: 'amber',
};

/** The colour of a file type; the letters on the icon name the type too. */
const fileColorOf = (type: string): string => NUANCES[type] ?? 'grey';
