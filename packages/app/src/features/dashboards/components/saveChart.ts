import { downloadFile, exportedFileName } from '../../../shared/files/downloadFile';

/** Hands a chart's drawing to the person, of pixels or of lines. */
export const saveChart = (name: string) => (picture: Blob) =>
  downloadFile(picture, exportedFileName(name, new Date(), picture.type === 'image/png' ? 'png' : 'svg'));
