import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being printed: virtual content must be rendered whole then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function subscribe(onStoreChange: () => void): () => void {
  const set = (value: boolean) => () => {
    isPrinting = value;
    onStoreChange();
  };
  const [before, after] = [set(true), set(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
