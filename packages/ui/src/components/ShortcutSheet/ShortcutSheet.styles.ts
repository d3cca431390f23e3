import { styled } from 'styled-components';
import { color, font, media, space } from '../../tokens/css';

export const Groups = styled.div`
  ${media.up('md')} {
    columns: 2;
    column-gap: ${space(8)};
  }
`;

export const Group = styled.section`
  break-inside: avoid;
  padding-block-end: ${space(6)};
`;

export const GroupTitle = styled.h3`
  ${font('label')}
  padding-block-end: ${space(1)};
  color: ${color('text.muted')};
`;

export const Rows = styled.dl`
  border-block-start: 1px solid ${color('border.subtle')};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 36px;
  padding-block: ${space(1)};
  border-block-end: 1px solid ${color('border.subtle')};

  &[data-off] {
    color: ${color('text.muted')};
    text-decoration: line-through;
  }
`;

export const Name = styled.dt`
  ${font('body')}
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Help = styled.p`
  margin: 0;
  padding-block-start: ${space(3)};
`;
