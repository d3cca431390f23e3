import { contactsOf } from '../../contacts/seed/contacts.seed';
import type { DataSet } from '../../engine/collection';

/** The default for people without an about text. */
export const DEFAULT_ABOUT = 'Hey there! I am using Stockroom chat.';

/** A contact's about text, which only the chat has. */
export interface About {
  /** Id of the contact. */
  id: string;
  about: string;
}

const demo: Readonly<Record<string, string>> = {
  'contact-1': 'On the floor until six.',
  'contact-2': 'In the back, counting.',
  'contact-3': 'Kumaş, deniz, kahve.',
  'contact-5': 'Windows change on Mondays.',
  'contact-6': 'Orders by noon leave the same day.',
  'contact-8': 'At the till. Please call, not write.',
  'contact-9': 'Weekends only.',
  'contact-10': 'A watch takes the time it takes.',
  'contact-12': 'Yoldayım, akşam yazarım.',
};

/** Returns the initial about texts of a data set. */
export function aboutsOf(dataSet: DataSet): readonly About[] {
  if (dataSet === 'hostile-text') return contactsOf(dataSet).map(({ id, name }) => ({ id, about: `${name} <b>about</b>` }));
  return Object.entries(demo).map(([id, about]) => ({ id, about }));
}
