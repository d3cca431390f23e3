import type { Language } from '../engine/fold';
import type { CourseSeed } from './courseSeed';

/** Names of the categories. */
export const categoryNames: Readonly<Record<CourseSeed['category'], Readonly<Record<Language, string>>>> = {
  stock: { en: 'Stock', tr: 'Stok' },
  till: { en: 'Till and prices', tr: 'Kasa ve fiyat' },
  customers: { en: 'Customers', tr: 'Müşteriler' },
  team: { en: 'Team and safety', tr: 'Ekip ve güvenlik' },
};
