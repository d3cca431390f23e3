import { useState } from 'react';

/** Whether something has ever been so: what may be needed later is not drawn with the press that shows what is needed now. */
export function useLatched(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
}
