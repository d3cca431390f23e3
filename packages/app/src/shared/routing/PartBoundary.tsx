import { ErrorState } from '@stockroom/ui';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { ChunkError } from '../codeLoading/importOrReload';
import { useTranslation } from '../i18n/useTranslation';

/**
 * Error boundary of a lazily loaded part, which keeps the page: a failed load is reported in the part's place, with a
 * retry. An error within the part is left to the page, unless the part belongs to no page.
 */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { children, isStandalone, onRetry } = this.props;
    if (error === null) return children;
    const isMissing = error instanceof ChunkError;
    if (!isMissing && !isStandalone) throw error;
    return <PartFailed isMissing={isMissing} onRetry={onRetry} />;
  }
}

interface PartBoundaryProps {
  children: ReactNode;
  /** Whether it belongs to no page: then every error is reported in its place. */
  isStandalone?: boolean;
  /** Creates the part anew: a lazy component that failed once fails for good. */
  onRetry: () => void;
}

function PartFailed({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['app', 'common']);
  const place = useRef<HTMLDivElement>(null);
  // The failed part may be out of view: a dialog is rendered at the end of the page.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <ErrorState
        title={t(isMissing ? 'chunk.title' : 'common:errors.unknown.title')}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
      >
        {t('common:errors.unknown.message')}
      </ErrorState>
    </div>
  );
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** Key of a part in its boundary: a retry is another part, in a new boundary. */
export function partKey(part: object): number {
  const key = keys.get(part) ?? ++lastKey;
  keys.set(part, key);
  return key;
}
