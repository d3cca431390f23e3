import { font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  width: 100%;
`;

export const Count = styled.span`
  ${font('bodyStrong')}
  margin-inline-end: ${space(2)};
  font-variant-numeric: tabular-nums;
`;

export const Progress = styled.div`
  flex: 1 1 160px;
  max-width: 320px;
`;
