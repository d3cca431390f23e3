import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(3)};
  padding: ${space(2)} 0;
  border-block-start: 1px solid ${color('border.subtle')};
  ${font('small')}
  &:first-child {
    border: 0;
    padding-block-start: 0;
  }
`;

export const Delta = styled.span`
  ${font('bodyStrong')}
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Detail = styled.span`
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
  &:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  @media print {
    display: none;
  }
`;
