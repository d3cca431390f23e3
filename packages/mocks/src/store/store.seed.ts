import type { StoreDetails } from '@stockroom/contract';
import { stores } from '../user/stores.seed';

const WEEKDAYS = '09:00-18:30';
const HOURS: Readonly<Record<number, Pick<StoreDetails, 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'>>> = {
  1: { mon: WEEKDAYS, tue: WEEKDAYS, wed: WEEKDAYS, thu: '09:00-20:00', fri: '09:00-20:00', sat: '10:00-17:00', sun: '' },
  2: {
    mon: '',
    tue: '10:00-13:00 14:00-19:00',
    wed: '10:00-13:00 14:00-19:00',
    thu: '10:00-19:00',
    fri: '10:00-19:00',
    sat: '09:00-18:00',
    sun: '11:00-16:00',
  },
};
/** A week without opening hours. */
export const CLOSED = { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' };

export const storeDetails: readonly StoreDetails[] = stores.map((store) => ({
  ...store,
  ...(HOURS[store.storeId] ?? CLOSED),
  updatedAt: '2026-01-12T08:00:00.000Z',
}));
