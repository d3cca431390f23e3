import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Family = styled.section`
  display: grid;
  gap: ${space(2)};
  h3 {
    ${font('bodyStrong')}
  }
`;

export const Roles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space(2)} ${space(6)};
`;

export const Role = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color('border.subtle')};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(2)};
  }
  small {
    ${font('caption')}
    color: ${color('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  p {
    ${font('small')}
    flex-basis: 100%;
    color: ${color('text.muted')};
  }
`;

export const Swatch = styled.span`
  height: 44px;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  forced-color-adjust: none;
`;
