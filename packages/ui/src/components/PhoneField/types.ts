/** The reason a text is no phone number. */
export type PhoneProblem = 'notANumber' | 'tooShort' | 'tooLong' | 'noSuchNumber' | 'extension' | 'noCountry' | 'unknownCountry';

/** The result of parsing a text as a phone number. */
export interface PhoneReading {
  /** The number's own country, or the selected one. */
  country: string | null;
  e164: string | null;
  problem: PhoneProblem | null;
}

/** The value of a phone field. */
export interface PhoneValue {
  /** ISO 3166-1, two letters; `null` if unknown. */
  country: string | null;
  /** E.164, or the typed text. */
  number: string;
}

export interface PhoneChange extends PhoneValue {
  /** The number to store, such as `+905321234567`; `null` while it is no number, or is not checked. */
  e164: string | null;
  /** Whether no problem was found. True for an empty field too, and while the rules are not loaded. */
  isValid: boolean;
}
