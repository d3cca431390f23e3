export const userEndpoints = {
  user: '/api/common/user',
} as const;
