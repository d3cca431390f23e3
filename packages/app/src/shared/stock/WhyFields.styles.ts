import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space(3)};
`;

export const Recent = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: ${space(3, 0, 0)};
  padding: 0;
  list-style: none;
  button {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
