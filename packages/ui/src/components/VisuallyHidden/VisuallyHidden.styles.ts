import { styled } from 'styled-components';
import { visuallyHidden } from '../../tokens/css';

export const HiddenText = styled.span`
  ${visuallyHidden}
`;
