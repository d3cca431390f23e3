import { type AddressParam, choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** Overlays of the page; `new`: a contact will be created once the open contact has been left. */
export const OVERLAYS = ['trash', 'tags', 'import', 'export', 'new'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface ContactsState {
  search: string;
  /** Id of the tag that filters the list. */
  tag: string | null;
  /** Whether the open contact is being edited. */
  isEditing: boolean;
  overlay: Overlay | null;
}

const editParam: AddressParam<boolean> = {
  name: 'edit',
  fallback: false,
  read: (text) => (text === 'yes' ? true : undefined),
  write: () => 'yes',
};

/** The contacts page's state in its address: `?search=harbor&tag=work`, `?edit=yes`, `?show=trash`. */
export const contactAddress = listAddress<ContactsState>({
  search: searchParam,
  tag: { ...openParam('tag'), isFilter: true },
  isEditing: editParam,
  overlay: { ...choiceParam(OVERLAYS, null), name: 'show' },
});
