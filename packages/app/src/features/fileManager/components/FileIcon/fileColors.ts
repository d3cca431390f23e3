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
export const fileColorOf = (type: string): string => NUANCES[type] ?? 'grey';
