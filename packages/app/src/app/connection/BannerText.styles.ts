import { radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Over the page's content, and in sight while it scrolls. */
export const BannerPlace = styled.div`
  position: sticky;
  inset-block-start: ${space(2)};
  z-index: ${z('sticky')};
  margin-block-end: ${space(4)};
  border-radius: ${radius('card')};
  box-shadow: ${shadow('raised')};

  @media print {
    display: none;
  }
`;
