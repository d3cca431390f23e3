import { color, font, media, radius, shadow, space, z } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** The corner above every page: the newest window is outermost, and the page beside the windows stays clickable. */
export const Dock = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: ${space(6)};
  z-index: ${z('scrim')};
  display: flex;
  gap: ${space(3)};
  align-items: flex-end;
  justify-content: flex-end;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${media.down('sm')} {
    inset-inline: ${space(2)};
    flex-direction: column;
    gap: ${space(1)};
  }
  @media print {
    display: none;
  }
`;

/** Leaves the page's own input fields uncovered; on a phone it covers the page. */
export const Window = styled.section`
  display: flex;
  flex-direction: column;
  flex: none;
  width: 560px;
  max-width: 100%;
  max-height: min(720px, calc(100dvh - 72px));
  border: 1px solid ${color('border.default')};
  border-block-end: 0;
  border-radius: ${radius('card')} ${radius('card')} 0 0;
  outline: none;
  background: ${color('surface.overlay')};
  box-shadow: ${shadow('overlay')};
  &[data-size='large'] {
    position: fixed;
    z-index: 1;
    inset-block: 72px ${space(6)};
    inset-inline: max(${space(6)}, calc(50vw - 480px));
    width: auto;
    max-width: none;
    max-height: none;
    border-block-end: 1px solid ${color('border.default')};
    border-radius: ${radius('card')};
  }
  &[data-size='small'] {
    flex: 0 1 320px;
    min-width: 0;
  }
  ${media.down('sm')} {
    &:not([data-size='small']) {
      position: fixed;
      z-index: 1;
      inset: 0;
      width: auto;
      max-width: none;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
    &[data-size='small'] {
      flex: none;
      width: 320px;
    }
  }
`;

export const Top = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1, 2, 1, 4)};
  border-block-end: 1px solid ${color('border.subtle')};
`;

export const Title = styled.h2`
  ${font('bodyStrong')}
  flex: 1;
  min-width: 0;
  margin: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const State = styled.span`
  ${font('small')}
  color: ${color('text.muted')};
  white-space: nowrap;
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(3)};
  min-height: 0;
  padding: ${space(3, 4)};
  overflow: auto;
  &[data-over] {
    outline: 2px dashed ${color('accent.solid')};
    outline-offset: -6px;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2, 4)};
  border-block-start: 1px solid ${color('border.subtle')};
  > input {
    display: none;
  }
  ${media.down('sm')} {
    padding-inline: ${space(2)};
  }
`;

export const Fill = styled.span`
  flex: 1;
`;

/** The message; on a phone its actions are below it. */
export const Message = styled.span`
  flex: 1 1 max-content;
  ${media.down('sm')} {
    flex-basis: 200px;
  }
`;
