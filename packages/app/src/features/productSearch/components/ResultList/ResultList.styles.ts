import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Results = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  list-style: none;
`;

export const Result = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border-block-end: 1px solid ${color('border.subtle')};
  &:last-child {
    border-block-end: none;
  }
`;

export const Texts = styled.div`
  display: grid;
  flex: 1 1 160px;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Codes = styled.span`
  ${font('caption')}
  color: ${color('text.muted')};
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 4)};
  font-variant-numeric: tabular-nums;
`;

export const Action = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
