import { media, radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Over the page's content, and in sight while it scrolls; on a phone it would take a quarter of the window with it. */
export const BannerPlace = styled.div`
  margin-block-end: ${space(4)};
  border-radius: ${radius('card')};
  box-shadow: ${shadow('raised')};

  ${media.up('sm')} {
    position: sticky;
    /* Under the top bar: what it takes itself counts for what sticks below it. */
    inset-block-start: calc(var(--shell-top, 0px) - var(--banner-room, 0px) + ${space(2)});
    z-index: ${z('sticky')};
  }
  @media print {
    display: none;
  }
`;
