import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { color, font, media, motion, radius, shadow, space, z } from '../../tokens/css';

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${z('overlay')};
  display: grid;
  place-items: center;
  padding: ${space(8)};
  background: ${color('surface.scrim')};
  transition: opacity ${motion('enter')};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${media.down('sm')} {
    padding: 0;
    place-items: end stretch;
  }
`;

/** On phones it comes from below and takes the whole width, in the thumb's reach. */
export const Panel = styled(Modal)`
  display: flex;
  width: 100%;
  max-width: 560px;
  max-height: calc(100dvh - 64px);
  background: ${color('surface.overlay')};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  box-shadow: ${shadow('overlay')};
  transition: transform ${motion('enter')};

  &[data-size='sm'] {
    max-width: 440px;
  }
  &[data-size='lg'] {
    max-width: 880px;
  }
  &[data-entering],
  &[data-exiting] {
    transform: translateY(${space(2)});
  }
  ${media.down('sm')} {
    &[data-size] {
      max-width: none;
    }
    max-height: calc(100dvh - 24px);
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    &[data-entering],
    &[data-exiting] {
      transform: translateY(${space(8)});
    }
  }
`;

export const Surface = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: none;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(5, 4, 0, 6)};
  padding-inline: ${space(6)} ${space(4)};

  ${media.down('sm')} {
    padding-block-start: ${space(4)};
    padding-inline: ${space(4)} ${space(2)};
  }
`;

export const Title = styled(Heading)`
  ${font('title')}
  flex: 1;
  min-width: 0;
  padding-block: ${space(1.5)};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  ${font('body')}
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(2, 6, 6)};
  overflow-wrap: anywhere;

  ${media.down('sm')} {
    padding-inline: ${space(4)};
  }
`;

export const Description = styled.p`
  color: ${color('text.muted')};
  margin-block-end: ${space(4)};
  &:last-child {
    margin-block-end: 0;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3, 6)};
  border-block-start: 1px solid ${color('border.subtle')};

  ${media.down('sm')} {
    padding: ${space(3, 4)};
    padding-block-end: max(${space(3)}, env(safe-area-inset-bottom));
    & > * {
      flex: 1 1 auto;
    }
  }
`;
