import { styled } from 'styled-components';
import { color, font, media, radius, size, space } from '../../tokens/css';

export const CardRoot = styled.div`
  min-width: 0;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  overflow: clip;
  @media print {
    break-inside: avoid;
  }
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-height: ${size('cardHead')};
  padding: ${space(2, 4)};
  border-block-end: 1px solid ${color('border.subtle')};
  ${media.up('sm')} {
    padding-inline: ${space(5)};
  }
`;

export const CardTitle = styled.h2`
  ${font('title')}
  display: flex;
  align-items: center;
  min-width: 0;
  /* Keeps the space above it even where the buttons wrap to another line. */
  min-height: calc(${size('cardHead')} - 16px);
`;

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const CardBody = styled.div`
  &[data-padded] {
    padding: min(16px, ${size('cardSpace')}) ${space(4)};
    ${media.up('sm')} {
      padding: ${size('cardSpace')} ${space(5)};
    }
  }
`;
