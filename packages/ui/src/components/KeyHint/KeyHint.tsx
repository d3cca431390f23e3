import { Key, Keys, Stroke } from './KeyHint.styles';
import { hasAppleKeys, keyNames } from './keyNames';

/** The keys of a shortcut as printed on this machine's keyboard: Ctrl or ⌘. Renders `<kbd>`s. */
export function KeyHint({ keys, isApple = hasAppleKeys(), decorative = false }: KeyHintProps) {
  const strokes = keyNames(keys, isApple);
  return (
    <Keys aria-hidden={decorative || undefined}>
      {strokes.map((stroke) => (
        <Stroke key={stroke.join(' ')}>
          {stroke.map((name) => (
            <Key key={name}>{name}</Key>
          ))}
        </Stroke>
      ))}
    </Keys>
  );
}

export interface KeyHintProps {
  /** A chord `mod+k`, a key `?`, a sequence `g i`; `mod` is Cmd on Apple's keyboards and Ctrl on others. */
  keys: string;
  /** @default what the browser says of the machine */
  isApple?: boolean;
  /** Hides it from screen readers, where the keys are stated another way. @default false */
  decorative?: boolean;
}
