/** A sheet of labels. All in millimetres, from the paper's upper left corner. */
export interface LabelTemplate {
  paper: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** Left edge of the first label. */
  left: number;
  top: number;
  /** Distance between the left edges of neighbouring labels. */
  pitchX: number;
  pitchY: number;
}

export const TEMPLATE_IDS = ['shelf', 'product', 'a4x24', 'a4x65', 'thermal50', 'thermal57', 'own'] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** A template with one label per page, as on a roll. */
function roll(width: number, height: number): LabelTemplate {
  const size = { width, height };
  return { paper: size, label: size, columns: 1, rows: 1, left: 0, top: 0, pitchX: width, pitchY: height };
}

const A4 = { width: 210, height: 297 };

/** Predefined templates: the sheets are commercial ones of 24 (70 × 37 mm) and 65 (38.1 × 21.2 mm) labels. */
const TEMPLATES: Readonly<Record<Exclude<TemplateId, 'own'>, LabelTemplate>> = {
  shelf: roll(80, 40),
  product: roll(40, 30),
  thermal50: roll(50, 25),
  thermal57: roll(57, 32),
  a4x24: {
    paper: A4,
    label: { width: 70, height: 37 },
    columns: 3,
    rows: 8,
    left: 0,
    top: 0.5,
    pitchX: 70,
    pitchY: 37,
  },
  a4x65: {
    paper: A4,
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    left: 4.65,
    top: 10.7,
    pitchX: 40.65,
    pitchY: 21.2,
  },
};

/** Limits for the sides of a custom label, in millimetres. */
export const OWN_SIZE = { least: 15, most: 200 } as const;

export interface OwnSize {
  width: number;
  height: number;
}

export function templateOf(id: TemplateId, own: OwnSize): LabelTemplate {
  return id === 'own' ? roll(own.width, own.height) : TEMPLATES[id];
}

/** Number of labels on a sheet. */
export const countLabelsPerSheet = ({ columns, rows }: LabelTemplate): number => columns * rows;

/** A label with its position on the sheet. */
export interface Placed<Item> {
  item: Item;
  /** Millimetres from the paper's upper left corner. */
  x: number;
  y: number;
}

/**
 * Lays labels out, row by row.
 * @param start the first remaining position on the first sheet, from 1
 * @returns sheets
 */
export function layOut<Item>(items: readonly Item[], template: LabelTemplate, start: number): Placed<Item>[][] {
  const papers: Placed<Item>[][] = [];
  const places = countLabelsPerSheet(template);
  const skipped = Math.min(Math.max(1, start), places) - 1;
  items.forEach((item, at) => {
    const place = at + skipped;
    const [paper, printStyles] = [Math.floor(place / places), place % places];
    (papers[paper] ??= []).push({
      item,
      x: template.left + (printStyles % template.columns) * template.pitchX,
      y: template.top + Math.floor(printStyles / template.columns) * template.pitchY,
    });
  });
  return papers;
}
