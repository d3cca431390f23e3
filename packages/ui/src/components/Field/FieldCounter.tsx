import { Counter } from './Field.styles';
import type { TextLength } from './graphemes';

/** "248 / 255" below a field whose limit is near. */
export function FieldCounter({ id, length, max }: { id: string; length: TextLength; max: number }) {
  return (
    <Counter id={id} data-over={length.over || undefined}>
      {length.used}
      {length.uncounted && '+'} / {max}
    </Counter>
  );
}
