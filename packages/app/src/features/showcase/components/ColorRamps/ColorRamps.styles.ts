import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Name = styled.p`
  ${font('label')}
  padding-block-end: ${space(1)};
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  padding-block-end: ${space(4)};
  small {
    ${font('caption')}
    display: block;
    text-align: center;
    color: ${color('text.muted')};
  }
`;

export const Step = styled.span`
  display: block;
  height: 48px;
  forced-color-adjust: none;
`;
