import { styled } from 'styled-components';
import { color, space } from '../../tokens/css';
import { Input } from '../Field/Control.styles';

export const Glass = styled.span`
  flex: none;
  padding-inline-start: ${space(2)};
  color: ${color('text.muted')};
`;

export const SearchInput = styled(Input)`
  padding-inline-start: ${space(1.5)};
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;
