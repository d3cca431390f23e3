import type { Contact, ContactTag } from '@stockroom/contract';

/** A contact with nothing but a name, and whatever a seed or a test adds. What `title` and `company` say, `job` says too. */
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
