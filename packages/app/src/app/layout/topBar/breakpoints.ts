/*
 * Breakpoints below which the top bar hides tools, in rem: with a doubled font size, a tool is hidden in a window twice as
 * wide. The user menu contains hidden tools, using the same breakpoints.
 */

/** 960 px with the default font size: language, fullscreen, appearance, the demo's data and signing out. */
export const HAS_ALL_TOOLS = '(min-width: 60rem)';
/** 464 px: shortcuts and quick chat. */
export const HAS_PANEL_TOOLS = '(min-width: 29rem)';
/** 1440 px: labels of the icons. */
export const HAS_LABELS = '(min-width: 90rem)';
