import { isComposing } from '@stockroom/ui';
import { cleanBarcode, isGtin } from '../barcodes/model/gtin';
import { looksGs1 } from '../barcodes/model/looksGs1';
import {
  type Burst,
  type Heard as HeardAs,
  hearKey,
  isCode,
  type KeyDown,
  NO_BURST,
  type ScannerSettings,
  slowGap,
} from './model/burst';
import { deferredKeys } from './deferredKeys';
import { NO_QUANTITY, quantityAt, typeQuantity } from './model/quantity';
import type { Scan } from './scans';
import { rememberText, textPlaceOf } from './restoreFieldText';

/** Keys of a burst that others hear outside of fields: two or three may be a sequence of a command, typed by a program. What they do is held. */
const LET_THROUGH = 3;

export interface ScannerOptions {
  settings: () => ScannerSettings;
  /** @param scan with all that was scanned, as it came */
  onScan: (scan: Scan & { text: string }) => void;
  /** @default the window */
  target?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Hears scanners that type: on the way down, before any field, button or command does. The keys of a scan are taken back out of the field
 * that has the focus, and its last one is heard by nobody else: it would press the button, or send the form.
 * @returns stops it
 */
export function listenForScans({ settings, onScan, target = window }: ScannerOptions): () => void {
  /** At the pace that is set, and at the slowest that a scanner has. */
  let [fast, slow] = [NOTHING, NOTHING];
  let [typed, earlyInputOf] = [NO_QUANTITY, NO_QUANTITY];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = ({ burst: { text }, takeBack }: Heard, at: number) => {
    [fast, slow] = [NOTHING, NOTHING];
    takeBack?.([...text].length);
    onScan({ code: cleanBarcode(text), text, quantity: quantityAt(earlyInputOf, at) });
    typed = NO_QUANTITY;
  };
  const endAfterPause = ({ at }: KeyDown) => {
    clearTimeout(timer);
    const { gap, end: ending } = settings();
    if (ending === 'pause' && isCode(fast.burst.text, { end: ending })) timer = setTimeout(() => end(fast, at), gap * 2);
  };

  const hear = (event: KeyboardEvent) => {
    // Text being composed (IME) is no scan.
    if (isComposing(event)) return;
    const press = pressOf(event);
    const place = textPlaceOf(event.composedPath()[0]);
    const { gap, end: ending } = settings();
    const before = fast.burst;
    fast = hearOn(fast, press, place, { gap, end: ending });
    slow = hearOn(slow, press, place, { gap: slowGap(gap), end: ending });
    if (fast.as === 'begins') {
      earlyInputOf = typed;
      typed = place ? NO_QUANTITY : typeQuantity(typed, press);
    }
    if (fast.as === 'other' && before !== fast.burst) typed = NO_QUANTITY;
    const scanned = isSlowScan(slow, fast, place) ? slow : fast.as === 'scanned' ? fast : null;
    const isScanners = scanned !== null || (slow.as === 'goesOn' && [...slow.burst.text].length > LET_THROUGH);
    if (isScanners) deferredKeys.forget();
    else if (slow.as !== 'goesOn' && before !== fast.burst) deferredKeys.settle();
    // A field may have the keys of a burst: they are taken back when it is a scan.
    if (scanned || (isScanners && slow.takeBack === null)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (scanned) end(scanned, press.at);
    else if (fast.as === 'goesOn') endAfterPause(press);
  };
  target.addEventListener('keydown', hear, true);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('keydown', hear, true);
  };
}

/** Keys heard at one pace. */
interface Heard {
  burst: Burst;
  /** The role of the last key. */
  as: HeardAs;
  /** Gives the field back what it said before the burst; `null` outside of fields. */
  takeBack: ((typed: number) => void) | null;
}

const NOTHING: Heard = { burst: NO_BURST, as: 'other', takeBack: null };

function hearOn({ burst, takeBack }: Heard, press: KeyDown, place: HTMLElement | null, settings: ScannerSettings): Heard {
  const step = hearKey(burst, press, settings);
  return { burst: step.burst, as: step.heard, takeBack: step.heard === 'begins' ? place && rememberText(place) : takeBack };
}

/** A scanner that is slower than was said is known by its code: in a field by a whole GTIN, which nobody types at that pace, outside by any. */
function isSlowScan(slow: Heard, fast: Heard, place: HTMLElement | null): boolean {
  const isWhole = ({ burst: { text } }: Heard) => isGtin(cleanBarcode(text)) || looksGs1(text);
  if (slow.as !== 'scanned' || (fast.as === 'scanned' && isWhole(fast))) return false;
  return isWhole(slow) || (place === null && isCode(slow.burst.text, { end: 'pause' }));
}

/** By the event's own time: a busy page hears keys late, and all at once. */
function pressOf(event: KeyboardEvent): KeyDown {
  const isAltGraph = event.getModifierState('AltGraph');
  const isGroupEnd = event.ctrlKey && event.key === ']';
  return {
    // FNC1, which ends a part of a GS1 code, comes as the sign for it or as the keys for that.
    key: isGroupEnd ? '\u001d' : event.key,
    at: event.timeStamp,
    isRepeat: event.repeat,
    isCommand: (event.ctrlKey || event.altKey || event.metaKey) && !isAltGraph && !isGroupEnd,
  };
}
