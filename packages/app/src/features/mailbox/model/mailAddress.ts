import { MAIL_FILTERS, MAIL_FOLDERS } from '@stockroom/contract';
import { type AddressParam, choiceParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import type { MailScope } from './mailScope';

/** Overlays of the page. */
export const MAIL_OVERLAYS = ['settings', 'labels', 'folders', 'filters'] as const;
export type MailOverlay = (typeof MAIL_OVERLAYS)[number];

export interface MailListState {
  search: string;
  order: 'desc' | 'asc';
  overlay: MailOverlay | null;
}

const orderParam: AddressParam<'desc' | 'asc'> = { ...choiceParam(['desc', 'asc'], 'desc'), isFilter: true };

/** The mailbox's state in the query of its address: `?search=from:ada&order=asc`, `?show=settings`. */
export const mailAddress = listAddress<MailListState>({
  search: searchParam,
  order: orderParam,
  overlay: { ...choiceParam(MAIL_OVERLAYS, null), name: 'show' },
});

/** The query of a list of mails. */
export interface MailListQuery {
  scope: MailScope;
  page: number;
  search: string;
  order: 'desc' | 'asc';
}

export const INBOX: MailScope = { kind: 'folder', slug: 'inbox' };

type Params = Readonly<Partial<Record<string, string>>>;

/** The scope that an address names; `null` where it is none or invalid. */
export function readMailScope({ folder, filter, label }: Params): MailScope | null {
  if (label !== undefined) return { kind: 'label', slug: label };
  if (filter !== undefined) {
    const slug = MAIL_FILTERS.find((known) => known === filter);
    return slug ? { kind: 'filter', slug } : null;
  }
  const slug = MAIL_FOLDERS.find((known) => known === folder);
  return slug ? { kind: 'folder', slug } : null;
}

/** The page that an address names; `null` where it is no valid page. */
export const pageOf = (text: string | undefined): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** The list that an address requests, with invalid values corrected. */
export function readMailList(scope: MailScope | null, page: string | undefined, query: URLSearchParams): MailListQuery {
  const { search, order } = mailAddress.read(query).state;
  return { scope: scope ?? INBOX, page: pageOf(page) ?? 1, search, order };
}
