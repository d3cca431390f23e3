import type { Product } from '@stockroom/contract';
import type { EditActor } from '#shared/editing/machines/saveMachineOf';
import type { ProductDraft } from '#features/inventory/model/draft';
import type { ProductFacts } from '#features/inventory/model/productFields';

/** A running edit of a product. */
export type ProductEdit = EditActor<Product, ProductDraft, ProductFacts>;
