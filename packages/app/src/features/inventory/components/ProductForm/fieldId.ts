import type { DraftField } from '../../model/draft';

/** Id of a field's control, to which the summary of problems links. Only one product is edited at a time. */
export const fieldId = (field: DraftField) => `product-${field}`;
