import type { Feature } from '../shared/routing/feature';

const registered = import.meta.glob<Feature>('../features/*/*.feature.ts', { eager: true, import: 'feature' });

/**
 * Areas of the app for signed-in users: all features that register themselves. Routes, start pages, keys and commands are read
 * from here.
 */
export const features: readonly Feature[] = Object.values(registered);
