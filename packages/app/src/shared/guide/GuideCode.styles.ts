import { color, fontSize, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const CodeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(1)};
  margin-block: ${space(3)} ${space(4)};
  padding-inline-end: ${space(1)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
  &:first-child {
    margin-block-start: 0;
  }
  > :not(pre) {
    margin-block-start: ${space(1)};
  }
  @media print {
    > :not(pre) {
      display: none;
    }
  }
`;

export const CodeText = styled.pre`
  margin: 0;
  padding: ${space(3, 4)};
  overflow-x: auto;
  border-radius: ${radius('card')};
  font-size: ${fontSize('small')};
  line-height: 1.6;
  tab-size: 2;
  outline-offset: -2px;
`;
