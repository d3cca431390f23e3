import type { Contact, ContactTag } from '@stockroom/contract';

/** Builds a contact with only a name, plus the given fields. `title` and `company` are repeated in `job`. */
export function buildContact(overrides: Partial<Omit<Contact, 'job'>> = {}): Contact {
  const contact = {
    id: 'contact-0',
    avatar: null,
    background: null,
    name: 'New Contact',
    emails: [],
    phoneNumbers: [],
    title: '',
    company: '',
    birthday: '',
    address: '',
    notes: '',
    tags: [],
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...overrides,
  };
  return { ...contact, job: { title: contact.title, company: contact.company } };
}

export function buildContactTag(overrides: Partial<ContactTag> = {}): ContactTag {
  return { id: 'tag-0', title: 'Tag', ...overrides };
}
