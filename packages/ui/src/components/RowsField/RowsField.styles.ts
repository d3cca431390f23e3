import { styled } from 'styled-components';
import { font, size, space, visuallyHidden } from '../../tokens/css';

export const Group = styled.fieldset`
  min-width: 0;
  container-type: inline-size;
  > button {
    margin-block-start: ${space(2)};
    margin-inline-start: -${space(3)};
  }
  &[data-empty] > button {
    margin-block-start: 0;
  }
`;

export const Legend = styled.legend`
  ${font('label')}
  margin-block-end: ${space(1.5)};
  padding: 0;
  overflow-wrap: anywhere;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** The button stands beside the first field, whose label may be above it. */
export const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: start;
  > button {
    height: ${size('control')};
  }
`;

/** The first field takes twice the width of the others; in a narrow container they are stacked. */
export const Fields = styled.div`
  flex: 1;
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  align-items: start;
  @container (min-width: 480px) {
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 2fr);
    grid-auto-columns: minmax(0, 1fr);
  }
`;
