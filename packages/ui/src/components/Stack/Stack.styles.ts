import { styled } from 'styled-components';

export const StackRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--gap) * 4px);
`;
