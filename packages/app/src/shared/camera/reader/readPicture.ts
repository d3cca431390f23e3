import BarcodeFormat from '@zxing/library/es2015/core/BarcodeFormat';
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap';
import GlobalHistogramBinarizer from '@zxing/library/es2015/core/common/GlobalHistogramBinarizer';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType';
import MultiFormatOneDReader from '@zxing/library/es2015/core/oned/MultiFormatOneDReader';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource';
import { type GreyPicture, toGrey, transpose } from '../model/grey';

const HINTS = new Map<DecodeHintType, unknown>([
  [DecodeHintType.TRY_HARDER, true],
  [
    DecodeHintType.POSSIBLE_FORMATS,
    [
      BarcodeFormat.EAN_13,
      BarcodeFormat.EAN_8,
      BarcodeFormat.UPC_A,
      BarcodeFormat.UPC_E,
      BarcodeFormat.CODE_128,
      BarcodeFormat.CODE_39,
      BarcodeFormat.ITF,
    ],
  ],
]);

const reader = new MultiFormatOneDReader(HINTS);

/** The code in a picture, level or upright; `null` where there is none. */
export function readPicture(picture: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  const grey = toGrey(picture);
  return readLevel(grey) ?? readLevel(transpose(grey));
}

function readLevel({ values, width, height }: GreyPicture): string | null {
  const source = new RGBLuminanceSource(values, width, height);
  try {
    return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)), HINTS).getText();
  } catch {
    // No code in the picture: the library reports this by an error.
    return null;
  }
}
