import { isComposing } from '@stockroom/ui';
import { cleanBarcode, isGtin } from '../barcodes/model/gtin';
import { isLikelyGs1 } from '../barcodes/model/isLikelyGs1';
import { deferredKeys } from './deferredKeys';
import {
  type Burst,
  type KeyRole as HeardAs,
  advanceBurst,
  isCode,
  type KeyDown,
  NO_BURST,
  type ScannerSettings,
  slowGap,
} from './model/burst';
import { NO_QUANTITY, quantityAt, typeQuantity } from './model/quantity';
import { rememberText, textTargetOf } from './restoreFieldText';
import type { Scan } from './scans';

/**
 * Keys of a burst that other listeners receive outside of fields: two or three may be a sequence of a command, typed by a
 * program. Their commands are deferred.
 */
const LET_THROUGH = 3;

export interface ScannerOptions {
  settings: () => ScannerSettings;
  /** @param scan with the whole text, as received */
  onScan: (scan: Scan & { text: string }) => void;
  /** @default the window */
  target?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Listens for keyboard scanners in the capturing phase, before any field, button or command. The keys of a scan are removed
 * from the focused field, and no other listener receives its last key, which would press the button or submit the form.
 * @returns a function that stops listening
 */
export function listenForScans({ settings, onScan, target = window }: ScannerOptions): () => void {
  /** Burst at the configured speed, and at the slowest that scanners have. */
  let [fast, slow] = [NO_STATE, NO_STATE];
  let [typed, earlyInputOf] = [NO_QUANTITY, NO_QUANTITY];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = ({ burst: { text }, restoreText }: BurstState, at: number) => {
    [fast, slow] = [NO_STATE, NO_STATE];
    restoreText?.([...text].length);
    onScan({ code: cleanBarcode(text), text, quantity: quantityAt(earlyInputOf, at) });
    typed = NO_QUANTITY;
  };
  const endAfterPause = ({ at }: KeyDown) => {
    clearTimeout(timer);
    const { gap, end: ending } = settings();
    if (ending === 'pause' && isCode(fast.burst.text, { end: ending })) timer = setTimeout(() => end(fast, at), gap * 2);
  };

  const onKeydown = (event: KeyboardEvent) => {
    // Text being composed (IME) is no scan.
    if (isComposing(event)) return;
    const press = pressOf(event);
    const place = textTargetOf(event.composedPath()[0]);
    const { gap, end: ending } = settings();
    const before = fast.burst;
    fast = advanceState(fast, press, place, { gap, end: ending });
    slow = advanceState(slow, press, place, { gap: slowGap(gap), end: ending });
    if (fast.as === 'begins') {
      earlyInputOf = typed;
      typed = place ? NO_QUANTITY : typeQuantity(typed, press);
    }
    if (fast.as === 'other' && before !== fast.burst) typed = NO_QUANTITY;
    const scanned = isSlowScan(slow, fast, place) ? slow : fast.as === 'scanned' ? fast : null;
    const isScanners = scanned !== null || (slow.as === 'goesOn' && [...slow.burst.text].length > LET_THROUGH);
    if (isScanners) deferredKeys.forget();
    else if (slow.as !== 'goesOn' && before !== fast.burst) deferredKeys.settle();
    // A field may receive the keys of a burst: they are removed when it turns out to be a scan.
    if (scanned || (isScanners && slow.restoreText === null)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (scanned) end(scanned, press.at);
    else if (fast.as === 'goesOn') endAfterPause(press);
  };
  target.addEventListener('keydown', onKeydown, true);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('keydown', onKeydown, true);
  };
}

/** Keys received at one speed. */
interface BurstState {
  burst: Burst;
  /** The role of the last key. */
  as: HeardAs;
  /** Restores the field's text from before the burst; `null` outside of fields. */
  restoreText: ((typed: number) => void) | null;
}

const NO_STATE: BurstState = { burst: NO_BURST, as: 'other', restoreText: null };

function advanceState(
  { burst, restoreText }: BurstState,
  press: KeyDown,
  place: HTMLElement | null,
  settings: ScannerSettings,
): BurstState {
  const step = advanceBurst(burst, press, settings);
  return {
    burst: step.burst,
    as: step.keyRole,
    restoreText: step.keyRole === 'begins' ? place && rememberText(place) : restoreText,
  };
}

/**
 * Recognises a scanner slower than its setting by the code: in a field by a whole GTIN, which nobody types at that speed,
 * outside by any code.
 */
function isSlowScan(slow: BurstState, fast: BurstState, place: HTMLElement | null): boolean {
  const isWhole = ({ burst: { text } }: BurstState) => isGtin(cleanBarcode(text)) || isLikelyGs1(text);
  if (slow.as !== 'scanned' || (fast.as === 'scanned' && isWhole(fast))) return false;
  return isWhole(slow) || (place === null && isCode(slow.burst.text, { end: 'pause' }));
}

/** Reads a key press with the event's own time: a busy page receives keys late, and all at once. */
function pressOf(event: KeyboardEvent): KeyDown {
  const isAltGraph = event.getModifierState('AltGraph');
  const isGroupEnd = event.ctrlKey && event.key === ']';
  return {
    // FNC1, which ends a part of a GS1 code, is received as its character or as the keys for it.
    key: isGroupEnd ? '\u001d' : event.key,
    at: event.timeStamp,
    isRepeat: event.repeat,
    isCommand: (event.ctrlKey || event.altKey || event.metaKey) && !isAltGraph && !isGroupEnd,
  };
}
