const STORY_PICTURE = /(\/media\/stories\/[\w/-]+)\.webp/g;

/** Pictures of stories in an address or a text as they are in the dark, where the page is. */
export const inScheme = (text: string, isDark: boolean): string =>
  isDark ? text.replaceAll(STORY_PICTURE, '$1.dark.webp') : text;
