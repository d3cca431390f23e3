import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldId } from '#features/inventory/components/ProductForm/fieldId';

/** Height of the top bar and the table's header, which cover the upper edge of the page, in px. */
const TOP_INSET = 100;
/** Height of the save bar, which covers the lower edge once something is typed, in px. */
const BOTTOM_INSET = 72;

/**
 * Focuses the field that the address names, such as `#product-stock`, once it is rendered. Not on touch devices: a keyboard
 * would cover the field.
 */
export function FocusAddressedField({ renderedPart }: FocusAddressedFieldProps) {
  const { hash, key } = useLocation();
  const done = useRef('');
  useEffect(() => {
    if (hash !== `#${fieldId('stock')}` || done.current === key || matchMedia('(pointer: coarse)').matches) return;
    const field = document.getElementById(hash.slice(1));
    if (!field) return;
    done.current = key;
    field.focus({ preventScroll: true });
    // The product's own row is scrolled into view too wherever both fit: a stock without its product says little.
    const row = field.closest('tr')?.previousElementSibling;
    if (row) window.scrollBy({ top: row.getBoundingClientRect().top - TOP_INSET });
    if (field.getBoundingClientRect().bottom > window.innerHeight - BOTTOM_INSET) field.scrollIntoView({ block: 'nearest' });
  }, [hash, key, renderedPart]);
  return null;
}

interface FocusAddressedFieldProps {
  /** The rendered part of the form; a change triggers another attempt. */
  renderedPart: unknown;
}
