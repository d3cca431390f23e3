import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
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
      <PartBoundary key={partKey(Part)} onRetry={() => setPart(make)}>
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

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A part that failed once fails for good: the next try is another part, in a boundary of its own. */
function partKey(part: object): number {
  const key = keys.get(part) ?? ++lastKey;
  keys.set(part, key);
  return key;
}

class PartBoundary extends Component<{ children: ReactNode; onRetry: () => void }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PartFailed onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <ErrorState title={t('errors.unknown.title')} retryLabel={t('retry')} onRetry={onRetry}>
      {t('errors.unknown.message')}
    </ErrorState>
  );
}
