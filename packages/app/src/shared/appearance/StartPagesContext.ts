import { createContext } from 'react';
import type { StartPage } from './AppearanceControls';

/**
 * A hook that returns the possible start pages, in the order of the menu. Provided by the frame of signed-in pages, which has
 * the menu.
 */
export const StartPagesContext = createContext<() => readonly StartPage[]>(() => NONE);

const NONE: readonly StartPage[] = [];
