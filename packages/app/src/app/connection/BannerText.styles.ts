import { media, radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Above the page's content, and visible while it scrolls; not on a phone, where it would take a quarter of the viewport. */
export const BannerPosition = styled.div`
  margin-block-end: ${space(4)};
  border-radius: ${radius('card')};
  box-shadow: ${shadow('raised')};

  ${media.up('sm')} {
    position: sticky;
    /* Below the top bar. The banner's own height is part of the offset of sticky elements below it, so it is subtracted. */
    inset-block-start: calc(var(--shell-top, 0px) - var(--banner-room, 0px) + ${space(2)});
    z-index: ${z('sticky')};
  }
  @media print {
    display: none;
  }
`;
