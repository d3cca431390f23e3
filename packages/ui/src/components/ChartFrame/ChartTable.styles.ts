import { styled } from 'styled-components';
import { media, visuallyHidden } from '../../tokens/css';

export const LongName = styled.span`
  ${media.down('sm')} {
    ${visuallyHidden}
  }
`;

export const ShortName = styled.span`
  ${media.up('sm')} {
    display: none;
  }
`;
