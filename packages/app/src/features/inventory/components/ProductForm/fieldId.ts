import type { DraftField } from '../../model/draft';

/** Id of a field's control: what the summary of problems links to. One product is edited at a time. */
export const fieldId = (field: DraftField) => `product-${field}`;
