import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Where = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-height: 40px;
  overflow-wrap: anywhere;
`;

export const FolderList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FolderButton = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.default')};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${color('surface.hover')};
  }
`;

export const EmptyFolder = styled.p`
  margin: 0;
  padding-block: ${space(4)};
  color: ${color('text.muted')};
`;
