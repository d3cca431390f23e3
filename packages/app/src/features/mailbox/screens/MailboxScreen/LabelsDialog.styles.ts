import { color } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { labelTones } from '../../components/labelTones';

/** What the pills of the picker look like in each of the colours. */
export const LabelTones = styled.div`
  [data-tone] {
    background: ${color('surface.sunken')};
    ${labelTones}
  }
`;
