import type { ChatContact } from '@stockroom/contract';
import { mediaPaths } from './media.seed';

/** What somebody who wrote nothing about themselves is shown with. */
export const DEFAULT_ABOUT = 'Hey there! I am using Stockroom chat.';

/** A contact with nothing but a name, and whatever a seed or a test adds. */
export function buildContact(overrides: Partial<ChatContact> = {}): ChatContact {
  return {
    id: 'contact-0',
    avatar: null,
    background: null,
    name: 'Somebody',
    about: DEFAULT_ABOUT,
    details: { emails: [], phoneNumbers: [], company: '', birthday: '', address: '' },
    attachments: { media: [...mediaPaths], docs: [], links: [] },
    ...overrides,
  };
}
