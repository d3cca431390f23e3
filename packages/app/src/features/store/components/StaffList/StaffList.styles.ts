import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
`;

export const Name = styled.span`
  ${font('bodyStrong')}
  display: block;
  overflow-wrap: anywhere;
`;

export const Presence = styled.span`
  ${font('caption')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text.muted')};
`;
