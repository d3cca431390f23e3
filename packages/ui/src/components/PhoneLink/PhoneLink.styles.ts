import { styled } from 'styled-components';
import { space } from '../../tokens/css';

export const PhoneRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  /* The part beside it aligns with the number's line. */
  > a {
    align-self: baseline;
  }
`;
