import { keyframes, styled } from 'styled-components';
import { color, font, media, motion, radius, shadow, space, visuallyHidden, z } from '../../tokens/css';

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/** Sticks to the foot of what scrolls; stands last in its form. */
export const Place = styled.div`
  position: sticky;
  inset-block-end: ${space(4)};
  z-index: ${z('sticky')};

  ${media.down('sm')} {
    inset-block-end: max(${space(2)}, env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  padding: ${space(2, 2, 2, 4)};
  padding-inline: ${space(4)} ${space(2)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
  animation: ${rise} ${motion('enter')};

  ${media.down('sm')} {
    padding: ${space(3)};
  }
`;

export const Message = styled.div`
  ${font('bodyStrong')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > svg {
    color: ${color('warning.text')};
  }
`;

export const Acts = styled.div`
  display: flex;
  gap: ${space(2)};

  ${media.down('sm')} {
    flex: 1 1 100%;
    & > * {
      flex: 1;
    }
  }
`;

export const Said = styled.span`
  ${visuallyHidden}
`;
