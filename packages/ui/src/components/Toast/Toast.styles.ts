import { keyframes, styled } from 'styled-components';
import { color, focusRing, font, media, motion, radius, shadow, space, z } from '../../tokens/css';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export const Region = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${z('toast')};
  display: flex;
  justify-content: center;
  padding: ${space(6)};
  padding-block-end: max(${space(6)}, env(safe-area-inset-bottom));
  /* Leaves the bottom of the window uncovered: an app sets the height. */
  margin-block-end: var(--toasts-above, 0px);
  max-height: 100dvh;
  overflow-y: auto;
  pointer-events: none;
  outline: none;

  ${media.down('sm')} {
    padding: ${space(2)};
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ol`
  border-radius: ${radius('card')};
  section:focus-visible > & {
    ${focusRing}
    outline-offset: 4px;
  }
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  max-width: 100%;
  ${media.down('sm')} {
    align-items: stretch;
    flex: 1;
  }
`;

export const ToastRoot = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  max-width: 520px;
  min-height: 48px;
  padding: ${space(2)};
  padding-inline-start: ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius('card')};
  background: ${color('surface.inverse')};
  color: ${color('text.inverse')};
  box-shadow: ${shadow('overlay')};
  pointer-events: auto;
  animation: ${rise} ${motion('enter')};

  ${media.down('sm')} {
    max-width: none;
    flex-wrap: wrap;
    gap: ${space(1, 3)};
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: ${radius('pill')};

  &[data-tone='info'] {
    background: ${color('info.solid')};
    color: ${color('info.on')};
  }
  &[data-tone='success'] {
    background: ${color('success.solid')};
    color: ${color('success.on')};
  }
  &[data-tone='warning'] {
    background: ${color('warning.solid')};
    color: ${color('warning.on')};
  }
  &[data-tone='critical'] {
    background: ${color('critical.solid')};
    color: ${color('critical.on')};
  }
`;

export const Message = styled.div`
  ${font('body')}
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const ActionButton = styled.button`
  ${font('bodyStrong')}
  min-height: 32px;
  padding: ${space(0, 3)};
  border: 1px solid color-mix(in srgb, currentcolor 40%, transparent);
  border-radius: ${radius('control')};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: border-color ${motion('state')};

  &:hover {
    border-color: currentcolor;
  }
  &:focus-visible {
    outline-color: currentcolor;
  }
  /* Under the message, within reach of the thumb. */
  ${media.down('sm')} {
    order: 1;
    min-height: 40px;
    flex: 1 1 100%;
  }
`;
