import type { LabelRow } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawBarcode } from '#features/queues/model/drawBarcode';
import { layOut, countLabelsPerSheet, templateOf } from '#features/queues/model/labelTemplates';
import { TRUE_PRINTER } from '#features/queues/model/printers';
import { formatMoney } from '#shared/format/format';
import { CalibrationSheet } from './CalibrationSheet';
import { LabelSheet } from './LabelSheet';

const row = (productId: number, overrides: Partial<LabelRow>): LabelRow => ({
  productId,
  copies: 1,
  name: 'Tidewater Harbor 44',
  sku: 'HP-W-0002',
  barcode: '4006381333931',
  price: 283.8,
  stock: 19,
  gone: false,
  ...overrides,
});
const rows = [
  row(1, {}),
  row(2, { name: 'Isparta Gül Saati', barcode: '036000291452' }),
  row(3, { name: 'İskele mumu', barcode: '96385074', price: 3.6 }),
  row(4, { name: 'A name that is longer than most of the names that a label has room for', barcode: 'HP-W-0004' }),
  row(5, { name: 'Without a barcode', barcode: '', price: 1234.5 }),
];
/** Names that describe the product, and so are in the language of the page. */
const turkishNames = new Map([
  [4, 'Adı, etikette çoğu ada ayrılan yere sığmayacak kadar uzun bir ürün'],
  [5, 'Barkodsuz'],
]);
const turkishRows = rows.map((each) => ({ ...each, name: turkishNames.get(each.productId) ?? each.name }));
const OWN = { width: 60, height: 40 };
const of = (id: Parameters<typeof templateOf>[0], start = 1, printed = rows) => {
  const template = templateOf(id, OWN);
  const items = Array.from(
    { length: countLabelsPerSheet(template) === 1 ? 1 : countLabelsPerSheet(template) - start + 1 },
    (_, at) => printed[at % printed.length],
  );
  const [placed = []] = layOut(
    items.filter((item) => item !== undefined),
    template,
    start,
  );
  return { template, placed };
};
const drawn = new Map(
  rows.flatMap(({ barcode }) => {
    const bars = drawBarcode(barcode);
    return bars ? [[barcode, bars] as const] : [];
  }),
);

const meta = {
  component: LabelSheet,
  parameters: { layout: 'padded' },
  args: {
    ...of('a4x24'),
    printer: TRUE_PRINTER,
    barcodes: drawn,
    formatPrice: (price: number) => `$${price.toFixed(2)}`,
    name: 'Paper 1',
  },
} satisfies Meta<typeof LabelSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const MM = 96 / 25.4;

/** Each label is in its position on the paper, to a fifth of a millimetre. */
export const Default: Story = {
  args: of('a4x24', 5),
  play: async ({ canvasElement, args }) => {
    const paper = canvasElement.querySelector('[data-paper]')?.getBoundingClientRect();
    const labels = [...canvasElement.querySelectorAll('[data-label]')].map((label) => label.getBoundingClientRect());
    await expect(labels).toHaveLength(20);
    for (const [at, { x, y }] of args.placed.entries()) {
      const [left, top] = [(labels[at]?.left ?? 0) - (paper?.left ?? 0), (labels[at]?.top ?? 0) - (paper?.top ?? 0)];
      await expect(Math.abs(left / MM - x)).toBeLessThan(0.2);
      await expect(Math.abs(top / MM - y)).toBeLessThan(0.2);
    }
  },
};

export const Turkish: Story = {
  tags: ['full'],
  ...Default,
  args: {
    ...of('a4x24', 5, turkishRows),
    formatPrice: (price) => formatMoney(price, 'tr'),
  },
  globals: { language: 'tr' },
};
export const SheetOf65: Story = { args: of('a4x65') };
export const Thermal: Story = { args: of('thermal50') };
export const MovedAndScaled: Story = { args: { ...of('a4x24'), printer: { name: '', x: 4, y: 6, scale: 96 } } };
export const Calibration: Story = {
  render: ({ template, printer }) => (
    <CalibrationSheet
      template={template}
      printer={printer}
      instructions={(inset, length) => `Cross: ${inset} mm from left and top. Line: ${length} mm.`}
    />
  ),
};

export const CalibrationTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  render: ({ template, printer }) => (
    <CalibrationSheet
      template={template}
      printer={printer}
      instructions={(inset, length) => `Artı: soldan ve üstten ${inset} mm. Çizgi: ${length} mm.`}
    />
  ),
};
