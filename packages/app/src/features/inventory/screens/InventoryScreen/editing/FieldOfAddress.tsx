import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldId } from '../../../components/ProductForm/fieldId';

/**
 * Puts the focus in the field that the address names, such as `#product-stock`, once it is drawn. Not where a finger points: a
 * keyboard would cover what was looked for.
 */
export function FieldOfAddress({ drawn }: FieldOfAddressProps) {
  const { hash, key } = useLocation();
  const done = useRef('');
  useEffect(() => {
    if (hash !== `#${fieldId('stock')}` || done.current === key || matchMedia('(pointer: coarse)').matches) return;
    const field = document.getElementById(hash.slice(1));
    if (!field) return;
    done.current = key;
    field.focus();
  }, [hash, key, drawn]);
  return null;
}

interface FieldOfAddressProps {
  /** How much of the form is drawn. */
  drawn: unknown;
}
