import { initialGlobals, type StoryGlobals } from './toolbar';

/** Toolbar settings that a story in a frame inherits. */
const LOOKS = ['theme', 'scheme', 'language', 'density', 'layout'] as const;

let wanted = '';
/** Watches the page for frames that come later. */
let watching: MutationObserver | undefined;

/**
 * Shows the stories that stand in frames on a page of docs in what the toolbar says: a frame loads by itself, and hears of no change of the page
 * around it. What comes later comes in the same looks.
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
