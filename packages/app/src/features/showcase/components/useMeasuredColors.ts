import { type ColorRole, colorRoles, colorVariable } from '@stockroom/ui/tokens';
import { use, useCallback, useState } from 'react';
import { ExampleAppearanceContext } from './exampleAppearanceContext';

const roles = Object.keys(colorRoles) as ColorRole[];

/** Expands `#fff`, as a built stylesheet has it, to six digits. */
const expandHex = (value: string) => (/^#[0-9a-f]{3}$/iu.test(value) ? value.replaceAll(/[0-9a-f]/giu, '$&$&') : value);

/** The computed values of all colour roles on an element, read after each change of theme or scheme. */
export function useMeasuredColors() {
  const { theme, scheme } = use(ExampleAppearanceContext);
  const [values, setValues] = useState<ReadonlyMap<ColorRole, string>>(new Map());
  // Another theme makes a new callback, which React calls with the element once the theme is on the page.
  const ref = useCallback((element: HTMLElement | null) => measure(element, `${theme} ${scheme}`, setValues), [theme, scheme]);
  return { ref, values };
}

function measure(element: HTMLElement | null, _appearance: string, onMeasured: (values: ReadonlyMap<ColorRole, string>) => void) {
  if (!element) return;
  const style = getComputedStyle(element);
  onMeasured(new Map(roles.map((role) => [role, expandHex(style.getPropertyValue(colorVariable(role)).trim())])));
}
