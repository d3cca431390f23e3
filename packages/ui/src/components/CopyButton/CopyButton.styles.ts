import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

export const CopyRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  &[data-copied] svg {
    color: ${color('success.text')};
  }
  @media print {
    display: none;
  }
`;

export const Refused = styled.span`
  ${font('small')}
  min-width: 0;
  color: ${color('critical.text')};
  overflow-wrap: anywhere;
`;
