import { styled } from 'styled-components';
import { space } from '../../tokens/css';

/** Container that measures the space of the row. */
export const RowContainer = styled.div`
  container-type: inline-size;
`;

export const ComposerRow = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(2)};
  @container (max-width: 400px) {
    flex-wrap: wrap;
    & > :first-child {
      flex-basis: 100%;
    }
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;

export const Grow = styled.div`
  flex: 1;
  min-width: 0;
  & textarea {
    max-height: 30dvh;
    min-height: var(--size-control);
  }
`;
