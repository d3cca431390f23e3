import type { ImportedContact, ImportOutcome } from '../model/importedContact';
import type { Review, ReviewRow } from '../model/review';

export function buildImported(overrides: Partial<ImportedContact> = {}): ImportedContact {
  return {
    id: 'new-1',
    avatar: null,
    name: 'Selin Karaca',
    emails: [{ email: 'selin.karaca@example.com', label: 'Work' }],
    phoneNumbers: [{ country: 'tr', phoneNumber: '+902325550136', label: 'Work' }],
    title: 'Buyer',
    company: 'Moda Kıyı',
    birthday: '1990-07-23',
    address: 'Çınarlı Sokak 12, İzmir',
    notes: '',
    tags: [],
    newTags: [],
    ...overrides,
  };
}

export function buildRow(at: number, overrides: Partial<ReviewRow> = {}): ReviewRow {
  return { at, contact: buildImported({ id: `new-${at}` }), problems: [], twin: null, ...overrides };
}

export function buildReview(overrides: Partial<Review> = {}): Review {
  return { format: 'csv', encoding: 'utf-8', isEncodingSure: true, replaced: 0, rows: [buildRow(2), buildRow(3)], ...overrides };
}

export function buildOutcome(overrides: Partial<ImportOutcome> = {}): ImportOutcome {
  return { added: ['new-2', 'new-3'], tags: [], left: [], refused: [], error: null, ...overrides };
}
