import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import { ThumbRoot } from './ProductThumb.styles';

/**
 * A product's small picture, whose space is kept whether it loads or not. Renders an `<img>`, or a placeholder without a
 * picture.
 */
export function ProductThumb({ src, alt = '', size = 40, emptyLabel }: ProductThumbProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && broken !== src;
  return (
    <ThumbRoot style={{ width: size, height: size }} data-empty={!shown || undefined}>
      {shown ? (
        <img
          // The picture of one product must not stand in for the next one until its own has loaded.
          key={src}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon name="picture" size={size > 64 ? 24 : 20} label={emptyLabel} />
      )}
    </ThumbRoot>
  );
}

export interface ProductThumbProps {
  /** URL of the picture; our own or checked by the app. */
  src?: string | null;
  /** Its alternative text; empty where the product's name stands beside it. @default '' */
  alt?: string;
  /** Width and height in px. @default 40 */
  size?: 32 | 40 | 48 | 64 | 96;
  /** Text for screen readers in place of a missing picture: "no picture". Omit it where the name stands beside it. */
  emptyLabel?: string;
}
