import { Brand, Category, inventoryEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { categoryNames, type CreatableTarget } from '../model/judging/newNames';

/**
 * Creates a brand, or a category with its parents. The server returns an existing one, so that a repeated call creates only
 * one. @returns ids, the requested one last
 */
export async function createNamedRecord(target: CreatableTarget, name: string, signal?: AbortSignal): Promise<number[]> {
  if (target === 'brand') return [(await makeBrand(name, signal)).id];
  const ids: number[] = [];
  for (const part of categoryNames(name)) {
    ids.push((await makeCategory({ name: part, parentId: ids.at(-1) ?? null }, signal)).id);
  }
  return ids;
}

/** Deletes a brand or category created by an import. */
export function deleteName(target: CreatableTarget, id: number, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: inventoryEndpoints[target], query: { id }, schema: v.literal(true), signal });
}

function makeBrand(name: string, signal?: AbortSignal): Promise<Brand> {
  return request({ method: 'POST', path: inventoryEndpoints.brand, body: { brand: { name } }, schema: Brand, signal });
}

function makeCategory(category: Pick<Category, 'name' | 'parentId'>, signal?: AbortSignal): Promise<Category> {
  return request({ method: 'POST', path: inventoryEndpoints.category, body: { category }, schema: Category, signal });
}
