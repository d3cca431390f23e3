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

/** The colour that a kind of file is known by; the letters on it say the same. */
export const fileColorOf = (type: string): string => NUANCES[type] ?? 'grey';
