import { expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { ignoreNotFound } from './ignoreNotFound';

const call = 'DELETE /api/common/messages';

it('takes what is gone for removed', async () => {
  await expect(ignoreNotFound(Promise.reject(new ApiError('notFound', { call, status: 404 })))).resolves.toBeUndefined();
});

it('passes every other failure on', async () => {
  const error = new ApiError('server', { call, status: 500 });
  await expect(ignoreNotFound(Promise.reject(error))).rejects.toBe(error);
});
