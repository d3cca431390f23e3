import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { font, space } from '../../tokens/css';
import { floatingSurface } from '../overlay/overlay.styles';

export const Surface = styled(Popover)`
  ${floatingSurface}
  ${font('body')}
  width: max-content;
  min-width: 200px;
  max-width: min(400px, calc(100vw - 16px));
  padding: ${space(4)};
  overflow: auto;
  overflow-wrap: anywhere;
`;
