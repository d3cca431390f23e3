import { color, font, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Pages = styled.div`
  display: grid;
  gap: ${space(6)};
`;

export const Variants = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    ${font('small')}
    display: grid;
    gap: ${space(2)};
  }
`;

/** Sketch of a layout variant: the form, with its button at the bottom, and the picture. */
export const Sketch = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px;
  aspect-ratio: 16 / 10;
  padding: 8px;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};

  > :first-child {
    z-index: 1;
    margin: 6px;
    border-radius: ${radius('inner')};
    outline: 1px solid ${color('border.default')};
    &::after {
      content: '';
      display: block;
      height: 16%;
      margin: 62% 14% 0;
      border-radius: ${radius('pill')};
      background: ${color('accent.solid')};
    }
  }
  > :last-child {
    border-radius: ${radius('inner')};
    background: ${color('surface.pressed')};
  }
  &[data-look$='-reversed'] > :first-child {
    order: 1;
  }
  &[data-look='classic'] {
    grid-template-columns: 44%;
    justify-content: center;
    > :last-child {
      display: none;
    }
  }
  &[data-look^='modern'] {
    gap: 0;
    padding: 12px 16px;
  }
  &[data-look^='fullscreen'] {
    padding: 0;
    > * {
      grid-area: 1 / 1;
    }
    > :first-child {
      margin: 12px;
      background-color: ${color('surface.raised')};
    }
    > :last-child {
      grid-column: 1 / -1;
    }
    &[data-look$='-reversed'] > :first-child {
      grid-column: 2;
    }
  }
`;
