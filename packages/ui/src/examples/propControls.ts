import type { PropDocs } from './propTypes';

/** A prop, in the form of Storybook's controls and its table of props. */
export interface PropControl {
  description: string;
  options?: (string | number)[];
  control?: { type: 'inline-radio' | 'select' };
  table: { type: { summary: string }; defaultValue?: { summary: string } };
}

/** Maximum number of choices shown beside each other. */
const MAX_INLINE_CHOICES = 4;
const CHOICE = /^(?:'([^']*)'|(\d+))$/u;

/** Returns the controls of a component: a union of texts or numbers becomes a choice, and the default of a prop is stated. */
export function propControls(props: readonly PropDocs[]): Record<string, PropControl> {
  return Object.fromEntries(
    props.map(({ name, type, fallback, explanation }) => {
      const options = choicesOf(type);
      return [
        name,
        {
          description: explanation,
          ...(options && { options, control: { type: options.length > MAX_INLINE_CHOICES ? 'select' : 'inline-radio' } }),
          table: { type: { summary: type }, ...(fallback !== undefined && { defaultValue: { summary: fallback } }) },
        } satisfies PropControl,
      ];
    }),
  );
}

function choicesOf(type: string): (string | number)[] | undefined {
  const parts = type.split('|').map((each) => CHOICE.exec(each.trim()));
  if (parts.length < 2 || parts.includes(null)) return undefined;
  return parts.flatMap((found) => (found ? [found[2] === undefined ? (found[1] ?? '') : Number(found[2])] : []));
}
