import { useIsDark } from '../appearance/useIsDark';
import { safePath } from '../links/safePath';
import { inScheme } from '../pictures/storyPicture';
import { useRouter } from '../routing/useRouter';
import { GuideProse } from './GuideView.styles';

/** Text of a guide, whose internal links go through the router. Renders a `<div>`. */
export function GuideText({ html, lang }: GuideTextProps) {
  const router = useRouter();
  const isDark = useIsDark();
  const follow = (event: MouseEvent) => {
    const path = internalPathOf(event);
    if (path === null) return;
    event.preventDefault();
    void router.navigate(path);
  };
  // The listener is on the element itself: for a screen reader the element is text, and its links are the controls.
  const listen = (element: HTMLElement | null) => {
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  };
  return <GuideProse lang={lang} textRef={listen} html={inScheme(html, isDark)} />;
}

/** Path of an internal link on a plain click; `null` for any other click. */
function internalPathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!href.startsWith('/') || link?.target !== '' || button !== 0) return null;
  return metaKey || ctrlKey || shiftKey || altKey ? null : safePath(href);
}

export interface GuideTextProps {
  /** HTML, already sanitised (`html/sanitizeHtml`). */
  html: string;
  /** Language of the text, where it differs from the page's. */
  lang?: string;
}
