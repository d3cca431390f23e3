import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Crumbs = styled.ol`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* Aligns the text with the title: a link has padding around it, to drop on. */
  margin: 0 0 0 -${space(1)};
  padding: 0;
  color: ${color('text.muted')};
  list-style: none;
`;

export const Crumb = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  /* As high as a link, even without one. */
  min-height: 28px;
  overflow-wrap: anywhere;
  > [aria-current] {
    color: ${color('text.default')};
  }
`;

export const CrumbLink = styled.a`
  padding: ${space(1)};
  border-radius: ${radius('control')};
  color: ${color('text.muted')};
  text-decoration: none;
  &:hover {
    color: ${color('text.default')};
    text-decoration: underline;
  }
  &[data-over] {
    outline: 2px solid ${color('accent.solid')};
  }
`;
