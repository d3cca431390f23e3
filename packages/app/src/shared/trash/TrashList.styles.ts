import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Heading = styled.h3`
  ${font('title')}
  margin-block-end: ${space(2)};
`;

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 3)};
  padding-block: ${space(3)};
  & + & {
    border-block-start: 1px solid ${color('border.subtle')};
  }
`;

export const TextBlock = styled.div`
  flex: 1 1 180px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  ${font('bodyStrong')}
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block-start: ${space(2)};
`;
