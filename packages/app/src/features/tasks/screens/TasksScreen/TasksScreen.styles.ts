import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  margin-block-end: ${space(3)};
`;

/** Takes all available width. */
export const Search = styled.div`
  flex: 1 1 150px;
  min-width: 0;
`;

export const Views = styled.div`
  max-width: 100%;
  overflow-x: auto;
  flex: none;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(3)};
`;

/** Replaces the toolbar while tasks are selected. */
export const Selected = styled.div`
  margin-block-end: ${space(3)};
`;

export const ListPlaceholder = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)};
`;
