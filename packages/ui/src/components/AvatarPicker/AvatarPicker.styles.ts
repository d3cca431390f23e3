import { styled } from 'styled-components';
import { space } from '../../tokens/css';

export const Root = styled.div`
  min-width: 0;
`;

export const Picker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-width: 0;
`;
