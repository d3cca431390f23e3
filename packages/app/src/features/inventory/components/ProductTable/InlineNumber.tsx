import type { Product } from '@stockroom/contract';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { InlineEditor, type InlineField } from './InlineEditor';
import type { InlineChange } from './inlineChange';

/**
 * A number of a row that is changed where it stands. Press, Enter or F2 opens the field, as in any grid; Enter, F2 or leaving it saves,
 * Escape doesn't. What can't be saved stays, with the reason.
 * Renders a `<button>`, or a field in its place.
 */
export function InlineNumber({ product, field, label, children, onInline }: InlineNumberProps) {
  // Another product may come to stand here: it begins with its value.
  const [place, setPlace] = useState<{ id: number; is: 'shown' | 'open' | 'left' }>({ id: product.id, is: 'shown' });
  const now = place.id === product.id ? place.is : 'shown';
  const setNow = (is: typeof now) => setPlace({ id: product.id, is });
  if (now === 'open') {
    return (
      <InlineEditor
        product={product}
        field={field}
        onSave={(value) => onInline(product, field === 'price' ? { price: value } : { stock: value })}
        onClose={(keepsFocus) => setNow(keepsFocus ? 'left' : 'shown')}
      />
    );
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    setNow('open');
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
  onInline: (product: Product, change: InlineChange) => void;
}
