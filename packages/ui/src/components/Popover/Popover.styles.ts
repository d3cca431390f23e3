import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { color, font, media, motion, space, topBarHeight } from '../../tokens/css';
import { floatingSurface } from '../overlay/overlay.styles';

/** Covers the whole window, overriding the position that react-aria sets on the element. */
const wholeWindow = `
  position: fixed !important;
  inset: 0 !important;
  width: auto;
  max-width: none;
  height: 100dvh;
  max-height: none !important;
  border: 0;
  border-radius: 0;
`;

export const Surface = styled(Popover)`
  ${floatingSurface}
  ${font('body')}
  overflow-wrap: anywhere;

  &[data-size='content'] {
    width: max-content;
    min-width: 200px;
    max-width: min(400px, calc(100vw - 16px));
    padding: ${space(4)};
    overflow: auto;
  }
  &[data-size='panel'] {
    display: flex;
    width: 400px;
    max-width: calc(100vw - 16px);
    max-height: min(680px, calc(100dvh - 80px)) !important;
    overflow: hidden;
    ${media.down('sm')} {
      ${wholeWindow}
    }
  }
  &[data-size='dock'] {
    display: flex;
    overflow: hidden;
    ${media.up('md')} {
      position: fixed !important;
      inset-block: ${topBarHeight} 0 !important;
      inset-inline: auto 0 !important;
      width: 440px;
      max-height: none !important;
      border-width: 1px 0 0 1px;
      border-radius: 0;
      border-color: ${color('border.default')};
      transition: transform ${motion('drawer')};
      &[data-entering],
      &[data-exiting] {
        opacity: 1;
        transform: translateX(100%);
      }
      &:dir(rtl)[data-entering],
      &:dir(rtl)[data-exiting] {
        transform: translateX(-100%);
      }
    }
    ${media.down('md')} {
      ${wholeWindow}
    }
  }
`;

export const Inside = styled.div`
  [data-size='panel'] > &,
  [data-size='dock'] > & {
    display: flex;
    flex: 1;
    min-width: 0;
    min-height: 0;
  }
`;
