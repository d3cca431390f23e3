import { styled } from 'styled-components';

/** The room of the conversations, from the start: what stands beside them does not move when they come. */
export const Place = styled.div`
  flex: none;
  width: 64px;
  @media print {
    display: none;
  }
`;
