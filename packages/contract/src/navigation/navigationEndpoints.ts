export const navigationEndpoints = {
  navigation: '/api/common/navigation',
} as const;
