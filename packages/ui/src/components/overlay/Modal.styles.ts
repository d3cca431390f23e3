import { keyframes, styled } from 'styled-components';
import { color, font, media, space } from '../../tokens/css';

const seen = keyframes`
  to { border-block-start-color: ${color('border.default')}; }
`;

/** The parts of a dialog that need no react-aria. */
export const Body = styled.div`
  ${font('body')}
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: calc(${space(1)} - 1px) ${space(6)} ${space(6)};
  overflow-wrap: anywhere;
  /* The line under the head appears once content has scrolled under it. */
  border-block-start: 1px solid transparent;
  animation: ${seen} linear both;
  animation-timeline: scroll(self);
  animation-range: 0 4px;

  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.down('sm')} {
    padding-inline: ${space(4)};
  }
`;

export const Description = styled.p`
  color: ${color('text.muted')};
  &:not(:last-child) {
    margin-block-end: ${space(4)};
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
