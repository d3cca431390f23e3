import { isComposing } from '@stockroom/ui';
import { cleanBarcode } from '../barcodes/model/gtin';
import { type Burst, type Heard, hearKey, isCode, type KeyDown, NO_BURST, type ScannerSettings } from './model/burst';
import { heldKeys } from './heldKeys';
import { NO_QUANTITY, quantityAt, typeQuantity } from './model/quantity';
import type { Scan } from './scans';
import { rememberText, textPlaceOf } from './takeBack';

/** Keys of a burst that others hear outside of fields: two or three may be a sequence of a command, typed by a program. What they do is held. */
const LET_THROUGH = 3;

export interface ScannerOptions {
  settings: () => ScannerSettings;
  onScan: (scan: Scan) => void;
  /** @default the window */
  target?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Hears scanners that type: on the way down, before any field, button or command does. The keys of a scan are taken back out of the field
 * that has the focus, and its last one is heard by nobody else: it would press the button, or send the form.
 * @returns stops it
 */
export function listenForScans({ settings, onScan, target = window }: ScannerOptions): () => void {
  let burst: Burst = NO_BURST;
  let takeBack: ((typed: number) => void) | null = null;
  let [typed, typedBefore] = [NO_QUANTITY, NO_QUANTITY];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (at: number) => {
    const { text } = burst;
    burst = NO_BURST;
    takeBack?.([...text].length);
    onScan({ code: cleanBarcode(text), quantity: quantityAt(typedBefore, at) });
    typed = NO_QUANTITY;
  };
  const endAfterPause = ({ at }: KeyDown) => {
    clearTimeout(timer);
    const { gap, end: ending } = settings();
    if (ending === 'pause' && isCode(burst.text, { end: ending })) timer = setTimeout(() => end(at), gap * 2);
  };
  const begin = (event: KeyboardEvent, press: KeyDown) => {
    const place = textPlaceOf(event.composedPath()[0]);
    takeBack = place && rememberText(place);
    typedBefore = typed;
    typed = place ? NO_QUANTITY : typeQuantity(typed, press);
  };

  const hear = (event: KeyboardEvent) => {
    // What is being composed (IME) nobody scans.
    if (isComposing(event)) return;
    const press = pressOf(event);
    const before = burst;
    const step = hearKey(burst, press, settings());
    burst = step.burst;
    if (step.heard === 'begins') begin(event, press);
    if (step.heard === 'other' && before !== burst) typed = NO_QUANTITY;
    const isScanners = isOfScanner(step.heard, burst);
    if (isScanners) heldKeys.forget();
    else if (step.heard !== 'goesOn' && before !== burst) heldKeys.settle();
    // A field may have the keys of a burst: they are taken back when it is a scan.
    if (isScanners && (step.heard === 'scanned' || takeBack === null)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (step.heard === 'scanned') end(press.at);
    else if (step.heard === 'goesOn') endAfterPause(press);
  };
  target.addEventListener('keydown', hear, true);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('keydown', hear, true);
  };
}

/** Whether a key is a scanner's and no command's. */
const isOfScanner = (heard: Heard, { text }: Burst): boolean =>
  heard === 'scanned' || (heard === 'goesOn' && [...text].length > LET_THROUGH);

/** By the event's own time: a busy page hears keys late, and all at once. */
function pressOf(event: KeyboardEvent): KeyDown {
  const isAltGraph = event.getModifierState('AltGraph');
  return {
    key: event.key,
    at: event.timeStamp,
    isRepeat: event.repeat,
    isCommand: (event.ctrlKey || event.altKey || event.metaKey) && !isAltGraph,
  };
}
