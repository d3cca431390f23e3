import { media, radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Position of toasts: over every page, also those before signing in. */
export const WaitPosition = styled.div`
  position: fixed;
  inset-block-end: ${space(6)};
  inset-inline: ${space(2)};
  z-index: ${z('toast')};
  width: fit-content;
  max-width: 560px;
  margin-inline: auto;
  border-radius: ${radius('card')};
  box-shadow: ${shadow('overlay')};

  ${media.down('sm')} {
    inset-block-end: ${space(2)};
  }
  @media print {
    display: none;
  }
`;
