import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Note = styled.div`
  margin-block: ${space(1, 4)};
`;

export const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  /* Small enough for the actions to fit side by side on the smallest phone. */
  gap: ${space(2, 1)};
  min-width: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
`;
