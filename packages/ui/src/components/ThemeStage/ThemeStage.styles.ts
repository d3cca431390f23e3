import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

export const StageRoot = styled.div`
  ${font('body')}
  min-width: 0;
  padding: ${space(5)};
  overflow-x: auto;
  /* The stage scrolls by itself: no page bar covers sticky elements inside. */
  --shell-top: 0px;
  background: ${color('surface.page')};
  color: ${color('text.default')};
  &[data-contained] {
    height: 520px;
    padding: 0;
    overflow: auto;
    transform: translate(0);
  }
`;
