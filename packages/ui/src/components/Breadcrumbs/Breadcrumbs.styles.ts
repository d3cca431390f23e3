import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

export const CrumbsRoot = styled.nav`
  ${font('small')}
  color: ${color('text.muted')};
  @media print {
    display: none;
  }
`;

export const CrumbList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5, 1)};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: 0;
    min-height: 24px;
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
    text-decoration-color: transparent;
    &:hover {
      color: ${color('text.default')};
      text-decoration-color: currentcolor;
    }
  }
  & svg {
    [dir='rtl'] & {
      transform: scaleX(-1);
    }
  }
  & [aria-current] {
    color: ${color('text.default')};
  }
`;
