import { styled } from 'styled-components';

/** Space reserved for the conversations, so that the content beside them does not move when they load. */
export const DockSlot = styled.div`
  flex: none;
  width: 64px;
  @media print {
    display: none;
  }
`;
