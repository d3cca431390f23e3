import { color } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { labelTones } from '#features/mailbox/components/labelTones';

/** Colours of the picker's pills. */
export const LabelTones = styled.div`
  [data-tone] {
    background: ${color('surface.sunken')};
    ${labelTones}
  }
`;
