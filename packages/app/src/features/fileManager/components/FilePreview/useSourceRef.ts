import { type RefCallback, useCallback } from 'react';

/** A ref that gives an element bytes to show or play, while it is mounted. */
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
