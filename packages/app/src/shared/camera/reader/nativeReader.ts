import type { CodeReader } from '../model/camera';

/** The used part of the browser's own code reader (Shape Detection, `BarcodeDetector`); few browsers have it. */
interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Code formats on goods and on shops' own labels. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf'] as const;

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

/** The browser's own code reader; `null` where there is none, or one without the code formats of goods. */
export async function loadNativeReader(): Promise<CodeReader | null> {
  const Detector = window.BarcodeDetector;
  if (!Detector) return null;
  try {
    const known = await Detector.getSupportedFormats();
    if (!known.includes('ean_13')) return null;
    const detector = new Detector({ formats: FORMATS.filter((format) => known.includes(format)) });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  } catch {
    return null;
  }
}
