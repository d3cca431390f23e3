import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary, partKey } from '../routing/PartBoundary';
import { PanelWait } from './PanelWait';

/** A panel that is fetched when somebody is about to open it. */
export type LazyPanel<Props> = ((props: Props) => ReactNode) & {
  /** Around the button that opens it: fetches the panel's code when it is pointed at or gets the focus. */
  Preloader: (props: { children: ReactNode }) => ReactNode;
};

/**
 * A part behind a button of the frame whose code comes when it is wanted. When it can't be fetched, the part says so and offers to
 * try again; the page around it stays.
 * @param load imports the component
 */
export function lazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPanel<Props> {
  const make = () => lazy(async () => ({ default: await load() }));
  const First = make();

  function Panel(props: Props) {
    const [Part, setPart] = useState(() => First);
    return (
      <PartBoundary key={partKey(Part)} isApart onRetry={() => setPart(make)}>
        <Suspense fallback={<PanelWait />}>
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
