/** Whether a text is a path of ours, or a raster picture itself. */
export const isPicture = (text: string) => /^(\/media\/[\w/.-]+|data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*)$/.test(text);
