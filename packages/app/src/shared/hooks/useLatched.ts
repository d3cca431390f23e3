import { useState } from 'react';

/**
 * Whether a condition has ever held: content that may be needed later is not rendered by the click that shows what is
 * needed now.
 */
export function useLatched(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
}
