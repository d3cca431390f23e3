import { initialGlobals, type StoryGlobals } from './toolbar';

/** Toolbar settings that framed stories inherit. */
const LOOKS = ['theme', 'scheme', 'language', 'density', 'layout'] as const;

let wanted = '';
/** Watches the page for frames that are added later. */
let watching: MutationObserver | undefined;

/**
 * Applies the toolbar settings to the framed stories on a docs page, including frames added later. A frame loads on its own and
 * is not notified of changes on the page around it.
 */
export function showFramesIn(globals: StoryGlobals): void {
  const said = LOOKS.filter((look) => globals[look] !== initialGlobals[look]).map((look) => `${look}:${globals[look]}`);
  wanted = said.join(';');
  watching ??= watch();
  turnFrames();
}

function watch(): MutationObserver {
  const observer = new MutationObserver(turnFrames);
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function turnFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe[src]')) {
    const address = new URL(frame.src);
    if ((address.searchParams.get('globals') ?? '') === wanted) continue;
    if (wanted === '') address.searchParams.delete('globals');
    else address.searchParams.set('globals', wanted);
    frame.src = address.href;
  }
}
