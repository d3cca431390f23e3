const STORY_PICTURE = /(\/media\/stories\/[\w/-]+)\.webp/g;

/** Replaces pictures of stories in an address or a text by their dark versions when the page is dark. */
export const inScheme = (text: string, isDark: boolean): string =>
  isDark ? text.replaceAll(STORY_PICTURE, '$1.dark.webp') : text;
