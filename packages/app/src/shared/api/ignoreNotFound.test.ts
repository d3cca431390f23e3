import { expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { ignoreNotFound } from './ignoreNotFound';

const call = 'DELETE /api/common/messages';

it('ignoreNotFound: counts a missing record as removed', async () => {
  await expect(ignoreNotFound(Promise.reject(new ApiError('notFound', { call, status: 404 })))).resolves.toBeUndefined();
});

it('ignoreNotFound: passes on every other failure', async () => {
  const error = new ApiError('server', { call, status: 500 });
  await expect(ignoreNotFound(Promise.reject(error))).rejects.toBe(error);
});
