import type { useRouter } from '../../shared/routing/useRouter';
import { PANEL_NAMES, type PanelName, type PanelStore } from '../../shared/panels/panelStore';

type Router = Pick<ReturnType<typeof useRouter>, 'state' | 'subscribe' | 'navigate'>;

/** The palette is a way to somewhere, and empty without its text: no address leads to it. */
const isAddressed = (name: PanelName) => name !== 'search';

const PANEL = 'panel';
const SUBJECT = 'with';

/**
 * Keeps which panel is open in the address, as `?panel=messages` or `?panel=quickChat&with=<contact>` (decision 024).
 * Going back, going forward and a reload open and close the panel as the address says; everything else leaves the panel as it
 * is, and
 * the address follows. Names that no panel has are taken out.
 * @returns stops it
 */
export function keepPanelInAddress(router: Router, panels: PanelStore): () => void {
  let seen = router.state.location;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writeNow = () => {
    const { location, navigation } = router.state;
    // One that is under way would be given up for this; its end comes here again.
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
  // A press may close a panel and go somewhere: of two navigations that begin at once the router loses the second.
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
