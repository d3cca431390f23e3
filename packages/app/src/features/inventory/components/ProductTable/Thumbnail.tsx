import { ProductThumb } from '@stockroom/ui';
import { isOwnPicture } from '../../model/imageList';
import { ThumbPlace } from './ProductTable.styles';

/** The product's picture, or a sign at its place. Its name stands beside it, so it says nothing itself. No other host is asked for one. */
export function Thumbnail({ url }: { url: string | null }) {
  return (
    <ThumbPlace>
      <ProductThumb src={url !== null && isOwnPicture(url) ? url : null} />
    </ThumbPlace>
  );
}
