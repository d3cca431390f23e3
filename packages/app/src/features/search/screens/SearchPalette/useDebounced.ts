import { useEffect, useState } from 'react';

/**
 * A value once it has stood still.
 * @param delay in milliseconds
 * @returns the value, and what takes the newest one at once
 */
export function useDebounced<T>(value: T, delay: number): [T, () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)];
}
