import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const NoteRoot = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 72ch;
  @media print {
    display: none;
  }
`;
