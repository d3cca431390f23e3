import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 0 ${space(8)};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(3)};
    min-height: 40px;
    border-block-end: 1px solid ${color('border.subtle')};
    overflow-wrap: anywhere;
  }
  span {
    ${font('caption')}
    max-width: 180px;
    color: ${color('text.muted')};
    text-align: end;
  }
`;
