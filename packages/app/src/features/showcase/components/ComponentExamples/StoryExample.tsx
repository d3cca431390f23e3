import { Alert, Button } from '@stockroom/ui';
import type { ExampleDocs, ExampleStory } from '@stockroom/ui/vite';
import { Component, type MouseEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { titleOf } from '#features/showcase/model/findComponents';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type ExampleAppearance, ExampleAppearanceContext } from '../exampleAppearanceContext';
import { ExampleFrame } from '../ExampleFrame/ExampleFrame';
import { Foot } from './ComponentExamples.styles';
import { type OnCallback, storyView } from './storyView';

/** A live story. A story that covers the page waits until the user opens it; links do not navigate, but show their target. */
export function StoryExample({ docs, meta, story, waits }: StoryExampleProps) {
  const { t } = useTranslation('showcase');
  const pageLanguage = useLanguage();
  const exampleAppearance = use(ExampleAppearanceContext);
  const [told, setCalled] = useState('');
  const [isShown, setShown] = useState(!waits);
  const isActive = useRef(false);
  const { theme, scheme, language } = exampleAppearance;
  useEffect(() => {
    // A callback without a name, from within the example.
    const onExampleCalled = () => {
      if (isActive.current) setCalled((before) => before || '…');
    };
    const leave = () => (isActive.current = false);
    addEventListener('example-called', onExampleCalled);
    addEventListener('pointerdown', leave, { capture: true });
    return () => {
      removeEventListener('example-called', onExampleCalled);
      removeEventListener('pointerdown', leave, { capture: true });
    };
  }, []);
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || href.startsWith('#')) return;
    event.preventDefault();
    event.stopPropagation();
    setCalled(href);
  };
  return (
    <ExampleFrame
      title={titleOf(docs.name)}
      titleLanguage="en"
      descriptionText={docs.explanation}
      descriptionLanguage={pageLanguage}
      code={docs.code}
      contained={meta.parameters?.layout === 'fullscreen'}
      foot={told && <Foot role="status">{t('told', { what: told })}</Foot>}
    >
      {waits && (
        <Button aria-pressed={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'closeExample' : 'openExample')}
        </Button>
      )}
      {isShown && (
        <div onClickCapture={stay} onPointerDownCapture={() => queueMicrotask(() => (isActive.current = true))}>
          <ExampleBoundary key={`${theme} ${scheme} ${language}`} errorMessage={t('broken')}>
            <Live meta={meta} story={story} exampleAppearance={exampleAppearance} told={setCalled} />
          </ExampleBoundary>
        </div>
      )}
    </ExampleFrame>
  );
}

/** Memoised; another theme or language creates another component. */
function Live({ meta, story, exampleAppearance, told }: LiveProps) {
  const [View] = useState(() => storyView(meta, story, exampleAppearance, told));
  return <View />;
}

interface LiveProps {
  meta: ExampleStory;
  story: ExampleStory;
  exampleAppearance: ExampleAppearance;
  told: OnCallback;
}

export interface StoryExampleProps {
  docs: ExampleDocs;
  meta: ExampleStory;
  story: ExampleStory;
  /** Whether the story covers the page, or takes the focus, when it is rendered. */
  waits: boolean;
}

/** Keeps an example that fails from breaking the page. */
class ExampleBoundary extends Component<ExampleBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Alert tone="critical">{this.props.errorMessage}</Alert> : this.props.children;
  }
}

interface ExampleBoundaryProps {
  errorMessage: string;
  children: ReactNode;
}
