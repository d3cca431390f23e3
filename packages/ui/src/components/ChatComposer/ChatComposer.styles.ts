import { styled } from 'styled-components';
import { space } from '../../tokens/css';

export const ComposerRow = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(2)};
`;

export const Grow = styled.div`
  flex: 1;
  min-width: 0;
  & textarea {
    max-height: 30dvh;
    min-height: var(--size-control);
  }
`;
