import { Brand, Category, inventoryEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../../shared/api/http';
import { categoryNames, type MadeTarget } from '../model/judging/newNames';

/** Makes a brand, or a category and those above it. The server answers one that is there already, so asking twice makes one. @returns ids, the one that was asked for last */
export async function makeName(target: MadeTarget, name: string, signal?: AbortSignal): Promise<number[]> {
  if (target === 'brand') return [(await makeBrand(name, signal)).id];
  const ids: number[] = [];
  for (const part of categoryNames(name)) {
    ids.push((await makeCategory({ name: part, parentId: ids.at(-1) ?? null }, signal)).id);
  }
  return ids;
}

/** Takes a brand or category away that an import made. */
export function deleteName(target: MadeTarget, id: number, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: inventoryEndpoints[target], query: { id }, schema: v.literal(true), signal });
}

function makeBrand(name: string, signal?: AbortSignal): Promise<Brand> {
  return request({ method: 'POST', path: inventoryEndpoints.brand, body: { brand: { name } }, schema: Brand, signal });
}

function makeCategory(category: Pick<Category, 'name' | 'parentId'>, signal?: AbortSignal): Promise<Category> {
  return request({ method: 'POST', path: inventoryEndpoints.category, body: { category }, schema: Category, signal });
}
