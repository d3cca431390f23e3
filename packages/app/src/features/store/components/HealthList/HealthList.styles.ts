import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0 0 ${space(6)};
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Figure = styled.dd`
  ${font('heading')}
  margin: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Checks = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2, 6)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Check = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  > svg {
    flex: none;
    color: ${color('warning.text')};
  }
  &[data-clear] > svg {
    color: ${color('success.text')};
  }
`;

export const Count = styled.span`
  font-variant-numeric: tabular-nums;
`;
