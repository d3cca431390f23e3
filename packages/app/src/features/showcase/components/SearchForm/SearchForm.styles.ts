import { color, fontSize, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Search = styled.div`
  max-width: 560px;
`;

export const Query = styled.pre`
  margin: 0;
  margin-block-start: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
  font-size: ${fontSize('small')};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
