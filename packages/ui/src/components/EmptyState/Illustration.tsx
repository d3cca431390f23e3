import { useEffect } from 'react';
import { lazyValue } from '../overlay/lazyValue';
import { Drawing } from './EmptyState.styles';
import type { IllustrationName } from './types';

/** Few pages are empty: what is drawn comes with the first that is. Its place is there from the start. */
const drawings = lazyValue(async () => (await import('./drawings')).DRAWINGS);

/** A line drawing of ours in neutral with a little accent. Decoration: screen readers skip it. */
export function Illustration({ name }: { name: IllustrationName }) {
  const loaded = drawings.useLoaded();
  useEffect(() => {
    // Without a connection the page says so itself; the awning stands alone.
    drawings.preload().catch(() => undefined);
  }, []);
  return (
    <Drawing viewBox="0 -26 144 134" aria-hidden focusable="false">
      {AWNING}
      {loaded?.[name]}
    </Drawing>
  );
}

/** The shop front's awning over what is drawn: eight stripes with their round ends. */
const AWNING = (
  <>
    {Array.from({ length: 8 }, (_, index) => (
      <path key={index} data-ink={index % 2 === 0 ? 'awning' : 'stripe'} d={`M${16 + index * 14} -23h14v12a7 6 0 0 1-14 0z`} />
    ))}
    <path d="M14 -24h116" strokeWidth="3" />
  </>
);
