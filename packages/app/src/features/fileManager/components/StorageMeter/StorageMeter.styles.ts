import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Meter = styled.div`
  flex: none;
  margin-block-start: ${space(3)};
  p {
    ${font('caption')}
    margin: 0;
    padding-block-start: ${space(1)};
    color: ${color('critical.text')};
  }
`;
