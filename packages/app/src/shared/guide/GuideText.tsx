import { useIsDark } from '../appearance/useIsDark';
import { inScheme } from '../pictures/storyPicture';
import { safePath } from '../links/safePath';
import { useRouter } from '../routing/useRouter';
import { GuideProse } from './GuideView.styles';

/** A guide's own text, whose links to pages of ours go through the router. Renders a `<div>`. */
export function GuideText({ html, lang }: GuideTextProps) {
  const router = useRouter();
  const isDark = useIsDark();
  const follow = (event: MouseEvent) => {
    const path = ownPathOf(event);
    if (path === null) return;
    event.preventDefault();
    void router.navigate(path);
  };
  // On the element itself: to a reader it is a text, and its links are what is pressed.
  const listen = (element: HTMLElement | null) => {
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  };
  return <GuideProse lang={lang} textRef={listen} html={inScheme(html, isDark)} />;
}

/** Where a plain press of a link of ours leads; `null` for any other press. */
function ownPathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!href.startsWith('/') || link?.target !== '' || button !== 0) return null;
  return metaKey || ctrlKey || shiftKey || altKey ? null : safePath(href);
}

export interface GuideTextProps {
  /** Cleaned before (`html/sanitizeHtml`). */
  html: string;
  /** The language that it is written in, where that is not the page's. */
  lang?: string;
}
