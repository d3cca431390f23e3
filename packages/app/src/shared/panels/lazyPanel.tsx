import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary, partKey } from '../routing/PartBoundary';
import { PanelPlaceholder } from './PanelPlaceholder';

/** A panel whose code is loaded when somebody is about to open it. */
export type LazyPanel<Props> = ((props: Props) => ReactNode) & {
  /** Wraps the button that opens it: loads the panel's code on hover or focus. */
  Preloader: (props: { children: ReactNode }) => ReactNode;
};

/**
 * Creates a panel whose code loads on demand, behind a button of the frame. When it fails to load, the panel says so and
 * offers a retry; the page around it stays.
 * @param load imports the component
 */
export function lazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPanel<Props> {
  const make = () => lazy(async () => ({ default: await load() }));
  const First = make();

  function Panel(props: Props) {
    const [Part, setPart] = useState(() => First);
    return (
      <PartBoundary key={partKey(Part)} isStandalone onRetry={() => setPart(make)}>
        <Suspense fallback={<PanelPlaceholder />}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  const fetchNow = () => void load().catch(() => undefined);
  function Preloader({ children }: { children: ReactNode }) {
    return (
      <span role="presentation" style={{ display: 'contents' }} onPointerEnter={fetchNow} onFocus={fetchNow}>
        {children}
      </span>
    );
  }
  return Object.assign(Panel, { Preloader });
}
