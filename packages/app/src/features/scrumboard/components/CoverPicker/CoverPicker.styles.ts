import { color, focusRing, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Inside = styled.div`
  display: grid;
  gap: ${space(4)};
  width: min(340px, calc(100vw - 64px));
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: ${space(2)};
`;

export const Choice = styled.button`
  display: block;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  overflow: hidden;
  cursor: pointer;
  & > img {
    display: block;
    width: 100%;
    height: 40px;
    object-fit: cover;
  }
  &[aria-pressed='true'] {
    outline: 2px solid ${color('accent.solid')};
    outline-offset: 2px;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
