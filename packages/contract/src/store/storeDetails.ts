import * as v from 'valibot';
import { Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { Store } from '../shared/user';

/** Days of the week, in the order of ISO 8601. */
export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEK)[number];

/** Maximum lengths of the texts on a store's card, in graphemes. */
export const STORE_LIMITS = { phoneNumber: 40 } as const;

/**
 * Opening hours of one day: `09:00-13:00 14:00-18:30`, in order and without overlap; empty when closed. `24:00` is the end of
 * the day.
 */
export const OpeningHours = v.pipe(v.string(), v.check(isOpeningHours, 'must be hours such as 09:00-18:00'));

function isOpeningHours(text: string): boolean {
  if (text === '') return true;
  const times = text.split(/[- ]/);
  const isInForm = /^\d\d:\d\d-\d\d:\d\d( \d\d:\d\d-\d\d:\d\d){0,2}$/.test(text);
  return isInForm && times.every((time, place) => isTime(time) && (place === 0 || time > (times[place - 1] ?? '')));
}

const isTime = (time: string) => time === '24:00' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

const hours = {
  mon: OpeningHours,
  tue: OpeningHours,
  wed: OpeningHours,
  thu: OpeningHours,
  fri: OpeningHours,
  sat: OpeningHours,
  sun: OpeningHours,
};

const edited = {
  phoneNumber: v.pipe(v.string(), v.trim(), atMost(STORE_LIMITS.phoneNumber)),
  ...hours,
};

/** A store as its page shows it: location, contact details and opening hours. Name and address come from the store server. */
export const StoreDetails = v.object({
  ...Store.entries,
  ...edited,
  /** Time of the last change; a change that carries another one is a 409. */
  updatedAt: Instant,
});
export type StoreDetails = v.InferOutput<typeof StoreDetails>;

export const UpdateStoreDetailsBody = v.object({ card: v.partial(v.object({ ...edited, updatedAt: Instant })) });
export type StoreDetailsPatch = v.InferInput<typeof UpdateStoreDetailsBody>['card'];
