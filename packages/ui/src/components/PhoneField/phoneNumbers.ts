import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import type { CountryItem } from '../CountrySelect/countryOptions';
import type { PhoneProblem, PhoneReading } from './types';

/** Reads and writes phone numbers by the rules of each country: 31 KB with the rules, so it is loaded with the first phone field. */
export interface PhoneNumbers {
  read: typeof readPhone;
  write: typeof writePhone;
  formatTyped: typeof formatTyped;
  countries: typeof phoneCountries;
}

/**
 * Reads a text as a phone number of a country. A number with "+" or "00" names its country itself.
 * @param country ISO 3166-1 in any case, or `null`
 */
export function readPhone(text: string, country: string | null): PhoneReading {
  const number = withPlus(text);
  const code = codeOf(country);
  const found = parsePhoneNumberFromString(number, { defaultCountry: code, extract: false });
  const problem = problemOf(number, code, found);
  return {
    country: isInternational(number) ? countryOf(found, number, country) : country,
    e164: problem === null && found ? found.number : null,
    problem,
  };
}

/** A number as it stands behind the dial code of its country; what is none is left as it is. */
export function writePhone(number: string, country: string | null): string {
  const found = parsePhoneNumberFromString(number, { defaultCountry: codeOf(country), extract: false });
  if (!found?.isPossible() || found.ext) return number;
  const isElsewhere = found.country !== undefined && found.country !== codeOf(country);
  const international = found.formatInternational();
  return isElsewhere || country === null ? international : international.slice(found.countryCallingCode.length + 1).trim();
}

/** The typed text, with the country's gaps. */
export function formatTyped(text: string, country: string | null): string {
  return new AsYouType(codeOf(country)).input(withPlus(text));
}

/** Every country whose rules are known. */
export const phoneCountries = (): CountryItem[] =>
  getCountries().map((code) => ({ iso: code.toLowerCase(), code: `+${getCountryCallingCode(code)}` }));

/** A number dialled from abroad begins with "00" nearly everywhere. */
const withPlus = (text: string) => text.trim().replace(/^00(?=[1-9])/, '+');

const isInternational = (number: string) => number.startsWith('+');

function codeOf(country: string | null): CountryCode | undefined {
  const code = country?.toUpperCase();
  return code && isSupportedCountry(code) ? code : undefined;
}

/** Countries that share a dial code are told apart by the digits after it; until then the one that was chosen may stand. */
function countryOf(found: PhoneNumber | undefined, number: string, chosen: string | null): string | null {
  const typed = new AsYouType();
  typed.input(number);
  const country = found?.country ?? typed.getCountry();
  return country ? country.toLowerCase() : chosen;
}

function problemOf(number: string, code: CountryCode | undefined, found: PhoneNumber | undefined): PhoneProblem | null {
  if (found?.ext) return 'extension';
  // A number in the middle of words would be found there.
  if (/\p{L}/u.test(number)) return 'notANumber';
  const length = validatePhoneNumberLength(number, { defaultCountry: code });
  if (length === 'INVALID_COUNTRY') return isInternational(number) ? 'unknownCountry' : 'noCountry';
  if (length === 'NOT_A_NUMBER') return 'notANumber';
  if (length === 'TOO_SHORT') return 'tooShort';
  if (length === 'TOO_LONG') return 'tooLong';
  return found?.isValid() ? null : 'noSuchNumber';
}
