import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  border-radius: ${radius('control')};
  @media print {
    display: none;
  }
`;

export const SearchSlot = styled.div`
  flex: 0 1 260px;
  min-width: 180px;
  ${media.down('sm')} {
    flex: 1 0 100%;
  }
`;

export const Result = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;
