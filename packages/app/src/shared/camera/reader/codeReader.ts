import { importOrReload } from '#shared/codeLoading/importOrReload';
import type { CodeReader } from '../model/camera';
import { CameraError } from '../model/cameraProblem';
import { loadNativeReader } from './nativeReader';

/** Maximum width of a picture that is read: bars of a label that fills a third of it are still three pixels wide. */
const WIDEST = 960;

/** The browser's own code reader, else the app's, whose code loads at the first use. */
export async function loadCodeReader(): Promise<CodeReader> {
  return (await loadNativeReader()) ?? (await createBundledReader());
}

async function createBundledReader(): Promise<CodeReader> {
  const { readPicture } = await importOrReload('code-reader', () => import('./readPicture')).catch(() => {
    throw new CameraError('noReader');
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return Promise.resolve([]);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const code = readPicture(context.getImageData(0, 0, width, height));
    return Promise.resolve(code === null ? [] : [code]);
  };
}
