import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  > h3 {
    ${font('bodyStrong')}
    margin: 0;
  }
  > p {
    margin: 0;
    color: ${color('text.muted')};
  }
  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('border.default')};
  &:last-child {
    border-block-end: 0;
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-quiet] {
    ${font('caption')}
    display: block;
    color: ${color('text.muted')};
  }
`;
