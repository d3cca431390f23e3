import { styled } from 'styled-components';
import { color, font, space, visuallyHidden } from '../../tokens/css';

/**
 * A form has dozens of fields and renders on the press that opens it: the root styles their plain parts, to save components.
 */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  & > [data-part='control'] {
    min-width: 0;
    grid-row: 3;
  }
  & > [data-part='label'] {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${space(2)};
    margin-block-end: ${space(1.5)};
    &[data-hidden] {
      ${visuallyHidden}
    }
  }
  /* Beside other fields it shares their rows, so that controls stay aligned when only one field has a help text. */
  [data-field-rows] > & {
    display: grid;
    grid-template-rows: subgrid;
    /* Only as a grid item: in a column it would move to the end of the line. */
    & > [data-part='label'] {
      align-self: end;
    }
  }
`;

export const Label = styled.label`
  ${font('label')}
  color: ${color('text.default')};
  overflow-wrap: anywhere;
`;

export const RequiredText = styled.span`
  ${font('caption')}
  color: ${color('text.muted')};
`;

export const Help = styled.div`
  ${font('small')}
  grid-row: 2;
  color: ${color('text.muted')};
  margin-block: -${space(0.5)} ${space(1.5)};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Below = styled.div`
  grid-row: 4;
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space(3)};
  margin-block-start: ${space(1.5)};
`;

export const ErrorText = styled.p`
  ${font('small')}
  display: flex;
  gap: ${space(1)};
  min-width: 0;
  color: ${color('critical.text')};
  overflow-wrap: anywhere;
  > svg {
    margin-block-start: 2px;
  }
`;

export const WarningText = styled(ErrorText)`
  color: ${color('warning.text')};
`;

export const Counter = styled.span`
  ${font('caption')}
  margin-inline-start: auto;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-over] {
    color: ${color('critical.text')};
    font-weight: 600;
  }
`;
