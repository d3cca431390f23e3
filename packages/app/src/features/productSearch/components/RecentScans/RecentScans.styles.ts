import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Title = styled.h2`
  ${font('bodyStrong')}
  margin: 0;
`;

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Scan = styled.li`
  display: grid;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('border.subtle')};
  overflow-wrap: anywhere;
  > a {
    justify-self: start;
    min-height: 24px;
  }
`;

export const Quiet = styled.span`
  ${font('caption')}
  color: ${color('text.muted')};
`;
