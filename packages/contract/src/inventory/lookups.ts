import * as v from 'valibot';
import { Id, NumericId } from '../shared/ids';
import { atMost } from '../shared/text';
import { PRODUCT_LIMITS } from './product';

const named = { id: NumericId, name: v.string() };

export const Category = v.object({ ...named, parentId: v.nullable(NumericId), slug: v.string() });
export type Category = v.InferOutput<typeof Category>;
export const Vendor = v.object(named);
export type Vendor = v.InferOutput<typeof Vendor>;
export const Brand = v.object(named);
export type Brand = v.InferOutput<typeof Brand>;
export const Style = v.object(named);
export type Style = v.InferOutput<typeof Style>;

const newName = v.pipe(v.string(), v.trim(), v.minLength(1), atMost(PRODUCT_LIMITS.lookupName));
export const CreateCategoryBody = v.object({ category: v.object({ name: newName, parentId: Category.entries.parentId }) });
export const CreateBrandBody = v.object({ brand: v.object({ name: newName }) });

export const Country = v.object({
  ...named,
  /** ISO 3166-1 alpha-2, such as `TR`. The flag is derived from it. */
  iso: v.string(),
  /** Dial code, such as `+90`. May be empty. */
  code: v.string(),
  /** Position of its flag in the sprite of all flags, as a CSS value. Some hosts have none. */
  flagImagePos: v.optional(v.string()),
});
export type Country = v.InferOutput<typeof Country>;

export const ProductTag = v.object({
  id: Id,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(PRODUCT_LIMITS.tagTitle)),
});
export type ProductTag = v.InferOutput<typeof ProductTag>;

export const CreateTagBody = v.object({ tag: v.object({ id: v.optional(Id), title: ProductTag.entries.title }) });
export const UpdateTagBody = v.object({ id: Id, tag: v.object({ title: ProductTag.entries.title }) });
