import type { Product } from '@stockroom/contract';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InlineChange } from '#features/inventory/model/inlineChange';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useHasDraft } from '#shared/drafts/useDraft';
import type { InlineField } from './InlineEditor';
import { LazyInlineEditor } from './lazyComponents';

/**
 * A number in a row that is edited in place. Press, Enter, F2 or typing opens the field, as in any grid; Enter (which moves to
 * the row below), F2, or leaving the cell or the page saves; Escape does not. A draft interrupted by a reload is restored.
 * "+5", "−3" and, for a price, "+5%" change the current value. A value that can't be saved stays, with the reason.
 * Renders a `<button>`, or a field in its place.
 */
export function InlineNumber({ product, field, label, children, onInline }: InlineNumberProps) {
  // Another product may be rendered here: it begins with its own value.
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
    // The typed character goes into the field, which is focused by that time.
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

/** Returns the focus to the button when the focused field has disappeared. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}

interface InlineNumberProps {
  product: Product;
  field: InlineField;
  /** The formatted value. */
  children: ReactNode;
  /** Accessible name with the value and the effect of a press, such as "$12.00, change the price of Field watch". */
  label: string;
  /** Left out for users with read access only: the value is shown as text. */
  onInline: ((product: Product, change: InlineChange) => void) | undefined;
}
