import type { DraftField, ProductDraft } from '../../model/draft';
import type { LookupState } from '../../model/lookupOptions';
import type { ProductProblems } from '../../model/productFields';

/** Props of every group of the form's fields. */
export interface GroupProps {
  draft: ProductDraft;
  problems: ProductProblems;
  /** While a new product is being made: its form is about to be another's. */
  readOnly: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  /** A field was left. */
  onLeave: (field: DraftField) => void;
}

/** The store's lists that a product points into. */
export interface ProductLookups {
  categories: LookupState;
  brands: LookupState;
  vendors: LookupState;
  countries: LookupState;
  styles: LookupState;
}

export type LookupName = keyof ProductLookups;

/** The tags of a draft, and how they change. */
export interface Tagging extends Pick<GroupProps, 'onChange'> {
  /** Ids. */
  selected: readonly string[];
}
