import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};
`;
