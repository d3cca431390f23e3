/** Why a text is no phone number. */
export type PhoneProblem = 'notANumber' | 'tooShort' | 'tooLong' | 'noSuchNumber' | 'extension' | 'noCountry' | 'unknownCountry';

/** The reading of a text as a phone number. */
export interface PhoneReading {
  /** Its own, or the one that was chosen. */
  country: string | null;
  e164: string | null;
  problem: PhoneProblem | null;
}

/** The value of a phone field. */
export interface PhoneValue {
  /** ISO 3166-1, two letters; `null` if nobody said. */
  country: string | null;
  /** E.164, or what was typed. */
  number: string;
}

export interface PhoneAnswer extends PhoneValue {
  /** The number to store, such as `+905321234567`; `null` while it is no number, or is not checked. */
  e164: string | null;
  /** Nothing speaks against it. True for an empty field too, and while the rules are not there to check by. */
  isValid: boolean;
}
