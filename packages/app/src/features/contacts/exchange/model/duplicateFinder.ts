import type { Contact } from '@stockroom/contract';
import type { ImportedContact } from './importedContact';

/** Somebody who may be the same person. */
export interface PossibleDuplicate {
  name: string;
  by: 'email' | 'phone' | 'name';
  /** Position of the other contact in the file; `null` for an existing contact. */
  at: number | null;
}

type Person = Pick<Contact, 'name' | 'emails' | 'phoneNumbers' | 'birthday'>;

/** Finds possible duplicates: contacts with the same e-mail, the same number, or the same name and birthday. */
export class DuplicateFinder {
  private readonly known = new Map<string, PossibleDuplicate>();
  private readonly fold: (text: string) => string;

  /** @param fold removes case and accents */
  constructor(fold: (text: string) => string) {
    this.fold = fold;
  }

  /** @param at position of the person in the file, `null` for an existing contact */
  add(person: Person, at: number | null): void {
    for (const [by, key] of this.keysOf(person)) if (!this.known.has(key)) this.known.set(key, { name: person.name, by, at });
  }

  find(person: ImportedContact): PossibleDuplicate | null {
    for (const [, key] of this.keysOf(person)) {
      const twin = this.known.get(key);
      if (twin) return twin;
    }
    return null;
  }

  private *keysOf({ name, emails, phoneNumbers, birthday }: Person): Generator<[by: PossibleDuplicate['by'], key: string]> {
    for (const { email } of emails) yield ['email', `email ${this.fold(email)}`];
    for (const { phoneNumber } of phoneNumbers) yield ['phone', `phone ${phoneNumber.replace(/\D/g, '')}`];
    const folded = this.fold(name);
    if (folded !== '') yield ['name', `name ${folded} ${birthday}`];
  }
}
