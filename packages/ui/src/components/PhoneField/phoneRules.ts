import { lazyValue } from '../overlay/lazyValue';
import type { PhoneNumbers } from './phoneNumbers';

/** Fetches what reads and writes phone numbers by the rules of each country, once. Rejects while it can't be had. */
export async function loadPhoneNumbers(): Promise<PhoneNumbers> {
  const { formatTyped, phoneCountries, readPhone, writePhone } = await import('./phoneNumbers');
  return { countries: phoneCountries, formatTyped, read: readPhone, write: writePhone };
}

/** The rules of phone numbers, loaded with the first phone field. */
export const phoneRules = lazyValue(loadPhoneNumbers);
