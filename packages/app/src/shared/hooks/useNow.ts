import { useEffect, useState } from 'react';

/** Current time, updated every minute while the page is visible: for "5 minutes ago". Milliseconds since 1970. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
