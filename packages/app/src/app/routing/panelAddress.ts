import { PANEL_NAMES, type PanelName, type PanelStore } from '#shared/panels/panelStore';
import type { useRouter } from '#shared/routing/useRouter';

type Router = Pick<ReturnType<typeof useRouter>, 'state' | 'subscribe' | 'navigate'>;

/** The palette leads elsewhere, and is empty without its text, so it has no URL. */
const isAddressed = (name: PanelName) => name !== 'search';

const PANEL = 'panel';
const SUBJECT = 'with';

/**
 * Keeps the open panel in the URL, as `?panel=messages` or `?panel=quickChat&with=<contact>` (decision 024). Back, Forward and
 * a reload open and close the panel by the URL; any other navigation leaves the panel as it is, and the URL follows. Unknown
 * names are removed.
 * @returns a function that stops it
 */
export function keepPanelInAddress(router: Router, panels: PanelStore): () => void {
  let seen = router.state.location;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writeNow = () => {
    const { location, navigation } = router.state;
    // A pending navigation would be aborted; its end triggers this again.
    if (navigation.state !== 'idle') return;
    const open = panels.open();
    const name = open !== null && isAddressed(open) ? open : null;
    const subject = name === null ? null : (panels.subject()?.id ?? null);
    const params = new URLSearchParams(location.search);
    if (params.get(PANEL) === name && params.get(SUBJECT) === subject) return;
    put(params, PANEL, name);
    put(params, SUBJECT, subject);
    const { pathname, hash } = location;
    const state: unknown = location.state;
    void router.navigate(
      { pathname, search: params.toString(), hash },
      { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  // A press may close a panel and navigate: of two simultaneous navigations, the router loses the second.
  const write = () => {
    clearTimeout(timer);
    timer = setTimeout(writeNow);
  };

  const read = () => {
    const params = new URLSearchParams(router.state.location.search);
    const name = PANEL_NAMES.find((each) => isAddressed(each) && each === params.get(PANEL));
    const id = params.get(SUBJECT);
    if (name) panels.show(name, id === null ? undefined : { id });
    else panels.close();
  };

  if (router.state.location.search.includes(`${PANEL}=`)) read();
  write();
  const stopHearing = router.subscribe(({ location, historyAction, navigation }) => {
    const wasBusy = isBusy;
    isBusy = navigation.state !== 'idle';
    const isAnother = location !== seen;
    if (isBusy || (!isAnother && !wasBusy)) return;
    seen = location;
    if (isAnother && historyAction.valueOf() === 'POP') read();
    write();
  });
  const stopFollowing = panels.subscribe(write);
  return () => {
    clearTimeout(timer);
    stopHearing();
    stopFollowing();
  };
}

function put(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
