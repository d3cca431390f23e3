import type { ThemeName } from './themeNames';

/** The shop front of each theme, on the same street: its awning, the stripe on it, and the light in its window. */
export const awnings: Record<ThemeName, { ground: string; stripe: string; light: string }> = {
  default: { ground: '#1b2847', stripe: '#f5efe1', light: '#ffdc9c' },
  brand: { ground: '#1d3026', stripe: '#f4f0de', light: '#fbdd94' },
  teal: { ground: '#0e343c', stripe: '#f3f0e2', light: '#ffdc9f' },
  rose: { ground: '#44172c', stripe: '#f9eee6', light: '#ffd8a8' },
  purple: { ground: '#302148', stripe: '#f6efe8', light: '#ffdaa3' },
  amber: { ground: '#3a2618', stripe: '#f7efdc', light: '#ffd588' },
};
