import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  @media print {
    display: none;
  }
`;

export const SearchSlot = styled.div`
  flex: 1 1 160px;
  max-width: 100%;
  ${media.up('sm')} {
    max-width: 400px;
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${media.up('sm')} {
    margin-inline-start: auto;
  }
`;
