import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Pairs = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font('small')}
  caption {
    padding-block-end: ${space(2)};
    text-align: start;
  }
  th,
  td {
    padding: ${space(1.5, 2)};
    border-block-end: 1px solid ${color('border.subtle')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  thead th {
    ${font('label')}
    color: ${color('text.muted')};
  }
  tbody th {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    font-weight: 400;
  }
`;

export const Sample = styled.span`
  ${font('bodyStrong')}
  flex: none;
  padding: ${space(1, 3)};
  border-radius: ${radius('control')};
  forced-color-adjust: none;
`;

/** An edge of a control, without text. */
export const Edge = styled.span`
  flex: none;
  width: 44px;
  height: 28px;
  border: 3px solid;
  border-radius: ${radius('control')};
  forced-color-adjust: none;
`;
