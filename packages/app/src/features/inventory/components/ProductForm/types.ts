import type { DraftField, ProductDraft } from '#features/inventory/model/draft';
import type { LookupState } from '#features/inventory/model/lookupOptions';
import type { ProductProblems } from '#features/inventory/model/productFields';

/** Props of every group of the form's fields. */
export interface GroupProps {
  draft: ProductDraft;
  problems: ProductProblems;
  /** True while a new product is being created: its form then becomes the created product's. */
  readOnly: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  /** Called when a field loses the focus. */
  onLeave: (field: DraftField) => void;
}

/** Lists of the store to which a product refers. */
export interface ProductLookups {
  categories: LookupState;
  brands: LookupState;
  vendors: LookupState;
  countries: LookupState;
  styles: LookupState;
}

export type LookupName = keyof ProductLookups;

/** The tags of a draft, and the callback that changes them. */
export interface Tagging extends Pick<GroupProps, 'onChange'> {
  /** Ids. */
  selected: readonly string[];
}
