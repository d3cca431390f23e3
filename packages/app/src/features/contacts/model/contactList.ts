import type { Contact } from '@stockroom/contract';

/** Key for names that begin with no letter; stands last. */
const OTHER = '#';

/** The rows of the list under their letters. */
export interface ContactList {
  rows: readonly Contact[];
  sections: readonly { key: string; count: number }[];
}

/** Order and initial letters of names in a language. */
export interface Alphabet {
  compare: (a: string, b: string) => number;
  /** The letter under which a name is listed. */
  letterOf: (name: string) => string;
}

/** Sorts contacts by name in the order of the language, and groups them by first letter. */
export function groupContacts(contacts: readonly Contact[], { compare, letterOf }: Alphabet): ContactList {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts.toSorted((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1))) {
    const letter = letterOf(contact.name);
    const group = groups.get(letter) ?? [];
    group.push(contact);
    groups.set(letter, group);
  }
  const other = groups.get(OTHER);
  if (other && groups.delete(OTHER)) groups.set(OTHER, other);
  return {
    rows: [...groups.values()].flat(),
    sections: [...groups].map(([key, group]) => ({ key, count: group.length })),
  };
}

/** Neighbour to open when a contact leaves the list: the next contact, else the previous. */
export function neighbourOf(rows: readonly Contact[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? null : ((rows[at + 1] ?? rows[at - 1])?.id ?? null);
}

/** A person's job and company, in one line. */
export const jobAndCompany = ({ title, company, job }: Pick<Contact, 'title' | 'company' | 'job'>): string =>
  [title || job.title, company || job.company].filter(Boolean).join(' · ');
