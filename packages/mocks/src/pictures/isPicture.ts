/** Whether a text is one of the app's picture paths, or a raster picture as a data URL. */
export const isPicture = (text: string) => /^(\/media\/[\w/.-]+|data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*)$/.test(text);
