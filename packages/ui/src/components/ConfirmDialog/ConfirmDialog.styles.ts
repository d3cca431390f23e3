import { styled } from 'styled-components';
import { media } from '../../tokens/css';

/** The third answer is set apart from the pair. */
export const Extra = styled.span`
  display: grid;
  margin-inline-end: auto;

  ${media.down('sm')} {
    flex-basis: 100%;
  }
`;
