import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

/** An `<output>` is a polite live region: it is on the page empty, so that text added to it is announced. */
export const CapsLockHint = styled.output`
  ${font('small')}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('warning.text')};
  &:not(:empty) {
    margin-block-start: ${space(1.5)};
  }
`;
