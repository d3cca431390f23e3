import type { Product } from '@stockroom/contract';
import type { ProductDraft } from '#features/inventory/model/draft';
import type { ProductFacts } from '#features/inventory/model/productFields';
import type { EditActor } from '#shared/editing/machines/saveMachineOf';

/** A running edit of a product. */
export type ProductEdit = EditActor<Product, ProductDraft, ProductFacts>;
