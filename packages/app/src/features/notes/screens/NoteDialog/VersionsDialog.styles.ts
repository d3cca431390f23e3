import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Versions = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Version = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  justify-items: start;
  padding: ${space(3)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  overflow-wrap: anywhere;
`;

export const When = styled.span`
  ${font('caption')}
  color: ${color('text.muted')};
`;

export const Text = styled.p`
  ${font('body')}
  margin: 0;
  display: -webkit-box;
  overflow: hidden;
  white-space: pre-wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
`;
