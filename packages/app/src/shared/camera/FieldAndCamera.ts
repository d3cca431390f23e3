import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** A field to scan or type in, and the camera: side by side where there is space, else stacked. */
export const FieldAndCamera = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  > :first-child {
    flex: 1 1 280px;
    min-width: 0;
  }
`;
