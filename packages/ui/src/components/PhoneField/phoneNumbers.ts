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

/**
 * Parses and formats phone numbers by the rules of each country: 31 KB with the rules, so it is loaded with the first phone
 * field.
 */
export interface PhoneNumbers {
  read: typeof readPhone;
  write: typeof writePhone;
  formatTyped: typeof formatTyped;
  countries: typeof phoneCountries;
}

/**
 * Parses a text as a phone number of a country. A number with "+" or "00" names its country itself.
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

/** Formats a number as written after the dial code of its country; a text that is no number stays unchanged. */
export function writePhone(number: string, country: string | null): string {
  const found = parsePhoneNumberFromString(number, { defaultCountry: codeOf(country), extract: false });
  if (!found?.isPossible() || found.ext) return number;
  const isElsewhere = found.country !== undefined && found.country !== codeOf(country);
  const international = found.formatInternational();
  return isElsewhere || country === null ? international : international.slice(found.countryCallingCode.length + 1).trim();
}

/** Formats the typed text with the country's gaps. */
export function formatTyped(text: string, country: string | null): string {
  return new AsYouType(codeOf(country)).input(withPlus(text));
}

/** Lists every country whose rules are known. */
export const phoneCountries = (): CountryItem[] =>
  getCountries().map((code) => ({ iso: code.toLowerCase(), code: `+${getCountryCallingCode(code)}` }));

/** Replaces "00", the international prefix nearly everywhere, with "+". */
const withPlus = (text: string) => text.trim().replace(/^00(?=[1-9])/, '+');

const isInternational = (number: string) => number.startsWith('+');

function codeOf(country: string | null): CountryCode | undefined {
  const code = country?.toUpperCase();
  return code && isSupportedCountry(code) ? code : undefined;
}

/**
 * Returns the number's country. Countries that share a dial code differ in the digits after it; until those are typed the
 * selected country stays.
 */
function countryOf(found: PhoneNumber | undefined, number: string, chosen: string | null): string | null {
  const typed = new AsYouType();
  typed.input(number);
  const country = found?.country ?? typed.getCountry();
  return country ? country.toLowerCase() : chosen;
}

function problemOf(number: string, code: CountryCode | undefined, found: PhoneNumber | undefined): PhoneProblem | null {
  if (found?.ext) return 'extension';
  // Otherwise a number amid words would be accepted.
  if (/\p{L}/u.test(number)) return 'notANumber';
  const length = validatePhoneNumberLength(number, { defaultCountry: code });
  if (length === 'INVALID_COUNTRY') return isInternational(number) ? 'unknownCountry' : 'noCountry';
  if (length === 'NOT_A_NUMBER') return 'notANumber';
  if (length === 'TOO_SHORT') return 'tooShort';
  if (length === 'TOO_LONG') return 'tooLong';
  return found?.isValid() ? null : 'noSuchNumber';
}
