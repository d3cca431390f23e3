import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${media.down('sm')} {
    flex-wrap: nowrap;
    overflow-x: auto;
    /* Room for the focus ring. */
    margin: -${space(1)} -${space(4)};
    padding: ${space(1, 4)};
    scrollbar-width: none;
    & > * {
      flex: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const SearchPlace = styled.div`
  flex: 0 1 260px;
  min-width: 180px;
`;

export const Result = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;
