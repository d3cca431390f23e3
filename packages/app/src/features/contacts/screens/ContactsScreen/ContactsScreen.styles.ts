import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(3)};
  > :first-child {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

export const ToolsTag = styled.div`
  flex: 0 1 140px;
`;

/** Replaces the tools while contacts are selected. */
export const Selected = styled.div`
  margin-block-end: ${space(3)};
`;

export const Middle = styled.div`
  padding: ${space(4)};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)};
`;
