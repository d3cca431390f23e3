import { useEffect, useState } from 'react';

/**
 * A debounced value.
 * @param delay in milliseconds
 * @returns the value, and a function that takes the newest value at once
 */
export function useDebounced<T>(value: T, delay: number): [T, () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)];
}
