import { initialGlobals, type StoryGlobals } from './toolbar';

/** Toolbar settings that framed stories inherit. */
const INHERITED_GLOBALS = ['theme', 'scheme', 'language', 'density', 'layout'] as const;

let frameGlobals = '';
/** Watches the page for frames that are added later. */
let watching: MutationObserver | undefined;

/**
 * Applies the toolbar settings to the framed stories on a docs page, including frames added later. A frame loads on its own and
 * is not notified of changes on the page around it.
 */
export function applyGlobalsToFrames(globals: StoryGlobals): void {
  const changedGlobals = INHERITED_GLOBALS.filter((globalName) => globals[globalName] !== initialGlobals[globalName]).map(
    (globalName) => `${globalName}:${globals[globalName]}`,
  );
  frameGlobals = changedGlobals.join(';');
  watching ??= watch();
  updateFrames();
}

function watch(): MutationObserver {
  const observer = new MutationObserver(updateFrames);
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function updateFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe[src]')) {
    const address = new URL(frame.src);
    if ((address.searchParams.get('globals') ?? '') === frameGlobals) continue;
    if (frameGlobals === '') address.searchParams.delete('globals');
    else address.searchParams.set('globals', frameGlobals);
    frame.src = address.href;
  }
}
