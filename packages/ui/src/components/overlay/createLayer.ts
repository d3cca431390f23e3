import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * A part of an overlay that is loaded when it is first needed: react-aria's dialogs and menus weigh more than the page they
 * lie on. The part stays mounted from then on, so that it can leave with its motion.
 *
 * @returns the component, with `open` and `onFail` beside the part's own props, and `preload`
 */
export function createLayer<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>): Layer<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        // Off line now may be on line at the next press.
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function LayerComponent({ onFail, ...props }: Props & FailProps): ReactNode {
    const { open } = props;
    const component = useSyncExternalStore(subscribe, () => loaded);
    const [wasOpen, setWasOpen] = useState(open);
    if (open && !wasOpen) setWasOpen(true);
    const fail = useEffectEvent((error: unknown) => {
      onFail();
      // The page goes on without the overlay; whoever listens for errors hears why.
      reportError(error);
    });
    useEffect(() => {
      if (open) preload().catch((error: unknown) => fail(error));
    }, [open]);
    return component && wasOpen ? createElement(component, props as unknown as Props) : null;
  }
  return Object.assign(LayerComponent, { preload });
}

interface FailProps {
  /** The part could not be loaded: close what waits for it. */
  onFail: () => void;
}

export type Layer<Props> = ((props: Props & FailProps) => ReactNode) & {
  /** Loads the part before it is needed. Rejects if it can't be loaded. */
  preload: () => Promise<void>;
};
