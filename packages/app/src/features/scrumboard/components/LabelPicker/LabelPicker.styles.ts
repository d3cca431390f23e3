import { styled } from 'styled-components';
import { labelTones } from '../labelTones';

/** The colours of labels by their names in the contract. */
export const Tones = styled.div`
  min-width: 0;
  [data-tone] {
    &:not([data-tone='neutral']) {
      border-color: transparent;
    }
    ${labelTones}
  }
`;
