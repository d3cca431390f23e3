import { Icon } from '@stockroom/ui';
import { useState } from 'react';
import { isOwnPicture } from '../../model/imageList';
import { Thumb } from './ProductTable.styles';

/** The product's picture at 40 px, or a sign at its place. Its name stands beside it, so it says nothing itself. */
export function Thumbnail({ url }: { url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== null && url !== broken && isOwnPicture(url);
  return (
    <Thumb>
      {isShown ? (
        <img src={url} alt="" width={40} height={40} loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <Icon name="picture" />
      )}
    </Thumb>
  );
}
