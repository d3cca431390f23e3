import { downloadFile, exportedFileName } from '#shared/files/downloadFile';

/** Downloads a chart's picture, as PNG or SVG. */
export const saveChart = (name: string) => (picture: Blob) =>
  downloadFile(picture, exportedFileName(name, new Date(), picture.type === 'image/png' ? 'png' : 'svg'));
