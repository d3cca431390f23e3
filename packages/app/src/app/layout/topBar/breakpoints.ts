/*
 * In what room the top bar leaves something out, in rem: with a browser's letters twice as large it is left out in a window twice as
 * wide. What it leaves out is in the user menu, which asks the same.
 */

/** 960 px with the usual letters: language, fullscreen, appearance, the demo's data and signing out. */
export const HAS_ALL_TOOLS = '(min-width: 60rem)';
/** 464 px: shortcuts and quick chat. */
export const HAS_PANEL_TOOLS = '(min-width: 29rem)';
/** 1440 px: the word of what an icon says. */
export const HAS_WORDS = '(min-width: 90rem)';
