import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Offers = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The field and the camera: beside each other where there is room, else one below the other. */
export const Find = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  > :first-child {
    flex: 1 1 280px;
    min-width: 0;
  }
`;
