import type { Product } from '@stockroom/contract';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftSubject } from '../../../../shared/drafts/draftSubject';
import { useHasDraft } from '../../../../shared/drafts/useDraft';
import type { InlineField } from './InlineEditor';
import { LazyInlineEditor } from './lazyComponents';
import type { InlineChange } from './inlineChange';

/**
 * A number of a row that is changed where it stands. Press, Enter, F2 or typing opens the field, as in any grid; Enter (which goes on
 * to the row below), F2 or leaving it, the page with it, saves; Escape doesn't. What a reload took from it stands there again. "+5", "−3" and, for a price, "+5%" change what is there. What can't be saved stays, with the reason.
 * Renders a `<button>`, or a field in its place.
 */
export function InlineNumber({ product, field, label, children, onInline }: InlineNumberProps) {
  // Another product may come to stand here: it begins with its value.
  const hasDraft = useHasDraft(draftSubject('inline', product.id, field));
  const [place, setPlace] = useState<{ id: number; is: 'shown' | 'open' | 'left' }>({
    id: product.id,
    is: hasDraft ? 'open' : 'shown',
  });
  if (!onInline) return children;
  const now = place.id === product.id ? place.is : 'shown';
  const setNow = (is: typeof now) => setPlace({ id: product.id, is });
  if (now === 'open') {
    return (
      <LazyInlineEditor
        product={product}
        field={field}
        onSave={({ value, ...how }) => onInline(product, field === 'price' ? { price: value, ...how } : { stock: value, ...how })}
        onClose={(keepsFocus) => setNow(keepsFocus ? 'left' : 'shown')}
      />
    );
  }
  const pressKey = (event: KeyboardEvent) => {
    const isTyped = /^[\d+\-\u2212]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key !== 'F2' && !isTyped) return;
    // The typed character goes on into the field, which has the focus by then.
    if (!isTyped) event.preventDefault();
    flushSync(() => setNow('open'));
  };
  return (
    <button
      type="button"
      data-inline={field}
      aria-label={label}
      ref={now === 'left' ? takeFocus : undefined}
      onClick={() => setNow('open')}
      onKeyDown={pressKey}
    >
      {children}
    </button>
  );
}

/** The field is gone with the focus in it: it goes back to where it came from. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}

interface InlineNumberProps {
  product: Product;
  field: InlineField;
  /** The value as it is shown. */
  children: ReactNode;
  /** The value in words and what a press does, such as "$12.00, change the price of Field watch". */
  label: string;
  /** Left out for who may only look: the value stands there as it is. */
  onInline: ((product: Product, change: InlineChange) => void) | undefined;
}
