import { type RefCallback, useCallback } from 'react';

/** Gives an element bytes to show or to play, for as long as it is there. */
export function useSourceRef(bytes: Blob | undefined): RefCallback<HTMLImageElement | HTMLMediaElement> {
  return useCallback(
    (element) => {
      if (!element || !bytes) return;
      const url = URL.createObjectURL(bytes);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
}
