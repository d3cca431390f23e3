import { createElement, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { lazyValue } from './lazyValue';

/**
 * Creates a part of an overlay that is loaded when first needed: react-aria's dialogs and menus are larger than the page below
 * them. The part stays mounted from then on, so that it can animate when closing.
 *
 * @returns the component, with `open` and `onFail` beside the part's own props, and `preload`
 */
export function createLayer<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>): Layer<Props> {
  const part = lazyValue(load);

  function LayerComponent({ onFail, ...props }: Props & FailProps): ReactNode {
    const { open } = props;
    const component = part.useLoaded();
    const [wasOpen, setWasOpen] = useState(open);
    if (open && !wasOpen) setWasOpen(true);
    const fail = useEffectEvent((error: unknown) => {
      onFail();
      // The page continues without the overlay; error listeners get the reason.
      reportError(error);
    });
    useEffect(() => {
      if (open) part.preload().catch((error: unknown) => fail(error));
    }, [open]);
    return component && wasOpen ? createElement(component, props as unknown as Props) : null;
  }
  return Object.assign(LayerComponent, { preload: part.preload });
}

interface FailProps {
  /** Called when the part failed to load: close what waits for it. */
  onFail: () => void;
}

export type Layer<Props> = ((props: Props & FailProps) => ReactNode) & {
  /** Loads the part before it is needed. Rejects if loading fails. */
  preload: () => Promise<void>;
};
