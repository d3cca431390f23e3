import { Component, type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { ChunkError } from './reloadOnce';

/**
 * Keeps the page around a part whose code comes later: what can't be had is said in the part's place, and can be tried again. A part that
 * breaks is the page's to say, unless the part stands apart from every page.
 */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { children, isApart, onRetry } = this.props;
    if (error === null) return children;
    const isMissing = error instanceof ChunkError;
    if (!isMissing && !isApart) throw error;
    return <PartFailed isMissing={isMissing} onRetry={onRetry} />;
  }
}

interface PartBoundaryProps {
  children: ReactNode;
  /** Belongs to no page: whatever breaks in it is said in its place. */
  isApart?: boolean;
  /** Makes the part anew: one that failed once fails for good. */
  onRetry: () => void;
}

function PartFailed({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['app', 'common']);
  const place = useRef<HTMLDivElement>(null);
  // The missing part may stand out of view: a dialog has its place at the end of the page.
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

/** The key of a part in its boundary: the next try is another part, in a boundary of its own. */
export function partKey(part: object): number {
  const key = keys.get(part) ?? ++lastKey;
  keys.set(part, key);
  return key;
}
