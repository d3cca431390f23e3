import type { DraftField } from '#features/inventory/model/draft';

/** Id of a field's control, to which the summary of problems links. Only one product is edited at a time. */
export const fieldId = (field: DraftField) => `product-${field}`;
