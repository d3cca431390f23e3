import type { Invoice, InvoiceLine, InvoiceParty } from '@stockroom/contract';

/** An invoice with its dates in days relative to today. */
type InvoiceRecord = Omit<Invoice, 'date' | 'due'> & { daysAgo: number; dueInDays: number };

const seller: InvoiceParty = {
  name: 'Harbor & Pine',
  lines: ['214 Water Street', 'Port Ellery, ME 04987'],
  email: 'accounts@harborandpine.example.com',
  phone: '+1 207 555 0142',
};

const buyer: InvoiceParty = {
  name: 'Whitcombe Interiors',
  lines: ['15 Chapel Hill', 'Port Ellery, ME 04987'],
  email: 'orders@whitcombe.example.com',
  phone: '+1 207 555 0118',
};

const line = (id: number, title: string, description: string, quantity: number, unitCents: number): InvoiceLine => ({
  id: `line-${id}`,
  title,
  description,
  quantity,
  unitCents,
});

const ordered: readonly InvoiceLine[] = [
  line(1, 'Tidewater Harbor 44', 'Sport watch, steel, engraved on the back', 2, 24_900),
  line(2, 'Amber scarf', 'Lambswool, wrapped as a present', 6, 4600),
  line(3, 'Quay tote', 'Waxed canvas with leather handles', 4, 7850),
  line(4, 'Enamel mug', 'Set of four, with the house’s mark', 12, 1825),
  line(5, 'Delivery', 'By our own van, on a Thursday', 1, 3500),
];

/** Enough lines to fill several sheets of paper of any size. */
const delivered: readonly InvoiceLine[] = Array.from({ length: 60 }, (_, at) => {
  const known = ordered[at % ordered.length];
  if (!known) throw new Error('Something was ordered.');
  return { ...known, id: `line-${at + 1}`, title: `${known.title} · ${at + 1}` };
});

/** Invoices, newest first. */
export const invoices: readonly InvoiceRecord[] = [
  {
    id: 'invoice-117',
    number: 'HP-2117',
    daysAgo: 4,
    dueInDays: 30,
    seller,
    buyer,
    lines: [...ordered],
    discountBasisPoints: 500,
    taxBasisPoints: 550,
    note: 'Please pay by bank transfer and name the number of the invoice. Goods can be brought back within 30 days.',
  },
  {
    id: 'invoice-98',
    number: 'HP-2098',
    daysAgo: 23,
    dueInDays: 14,
    seller,
    buyer: { ...buyer, name: 'Öztürk Gümrük', lines: ['Liman Caddesi 40', '34425 İstanbul'] },
    lines: [...delivered],
    discountBasisPoints: 0,
    taxBasisPoints: 550,
    note: '',
  },
];
