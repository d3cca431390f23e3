import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Body = styled.div`
  container-type: inline-size;
`;

/** Details, aligned with the start of the text in the head. */
export const Facts = styled.div`
  padding: ${space(2, 4, 6)};
  @container (min-width: 560px) {
    padding-inline: ${space(6)};
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: ${space(2, 0, 0)};
  padding: 0;
  list-style: none;
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
`;

/** Taller than the line, which keeps the height of its text. */
export const LineAction = styled.span`
  flex: none;
  margin-block: -6px;
  @container (max-width: 360px) {
    /* Where a line breaks, the actions stand at its end: below each other in every line. */
    margin-inline-start: auto;
  }
`;

export const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0, 2)};
  min-width: 0;
  overflow-wrap: anywhere;
  /* Reserves space for the gaps that a number gets once its country's rules are loaded. */
  &[data-phone] > :first-child {
    min-width: calc(15ch + ${space(8)});
  }
  &[data-lines] {
    white-space: pre-line;
  }
`;
