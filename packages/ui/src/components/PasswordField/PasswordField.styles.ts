import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

/** An `<output>` is a polite live region: it stands in the page empty, so that what appears in it is announced. */
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
