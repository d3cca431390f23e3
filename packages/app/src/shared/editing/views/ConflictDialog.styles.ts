import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Field = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('border.subtle')};
`;

export const Before = styled.p`
  ${font('small')}
  margin: 0;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(4)};
`;
