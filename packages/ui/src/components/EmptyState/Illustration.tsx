import { useEffect } from 'react';
import { lazyValue } from '../overlay/lazyValue';
import { Drawing } from './EmptyState.styles';
import type { IllustrationName } from './types';

/** Few pages are empty, so the drawings load with the first empty state. Their space is reserved from the start. */
const drawings = lazyValue(async () => (await import('./drawings')).DRAWINGS);

/** A line drawing of our own in neutral colours with a little accent. Decorative: screen readers skip it. */
export function Illustration({ name }: { name: IllustrationName }) {
  const loaded = drawings.useLoaded();
  useEffect(() => {
    // Without a connection the page itself reports it; the awning is shown alone.
    drawings.preload().catch(() => undefined);
  }, []);
  return (
    <Drawing viewBox="0 -26 144 134" aria-hidden focusable="false">
      {AWNING}
      {loaded?.[name]}
    </Drawing>
  );
}

/** The shop front's awning above the drawing: eight stripes with round ends. */
const AWNING = (
  <>
    {Array.from({ length: 8 }, (_, index) => (
      <path key={index} data-ink={index % 2 === 0 ? 'awning' : 'stripe'} d={`M${16 + index * 14} -23h14v12a7 6 0 0 1-14 0z`} />
    ))}
    <path d="M14 -24h116" strokeWidth="3" />
  </>
);
