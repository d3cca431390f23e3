import { createContext } from 'react';
import type { StartPage } from './AppearanceControls';

/** A hook that tells the pages one may start with, by the menu. The frame of signed-in pages fills it, as it knows the menu. */
export const StartPagesContext = createContext<() => readonly StartPage[]>(() => NONE);

const NONE: readonly StartPage[] = [];
