import { lazyValue } from '../overlay/lazyValue';
import type { PhoneNumbers } from './phoneNumbers';

/**
 * Loads the code that parses and formats phone numbers by the rules of each country, once. Rejects while it is not available.
 */
export async function loadPhoneNumbers(): Promise<PhoneNumbers> {
  const { formatTyped, phoneCountries, readPhone, writePhone } = await import('./phoneNumbers');
  return { countries: phoneCountries, formatTyped, read: readPhone, write: writePhone };
}

/** The rules of phone numbers, loaded with the first phone field. */
export const phoneRules = lazyValue(loadPhoneNumbers);
