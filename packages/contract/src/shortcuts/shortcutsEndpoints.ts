export const shortcutsEndpoints = {
  shortcuts: '/api/common/shortcuts',
} as const;
