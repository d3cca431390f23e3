import { color, media, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
    align-items: center;

    /* The form comes first in tab and reading order, wherever it is shown. */
    &[data-look$='-reversed'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
      > :first-child {
        order: 1;
      }
    }
  }
  &[data-look='classic'] {
    justify-content: center;
    grid-template-columns: minmax(0, 480px);
    > :last-child {
      display: none;
    }
  }
  &[data-look='classic'] > :first-child,
  &[data-look^='fullscreen'] > :first-child,
  &[data-look^='modern'] {
    border: 1px solid ${color('border.default')};
    border-radius: ${radius('card')};
    background: ${color('surface.raised')};
  }
  &[data-look='classic'] > :first-child,
  &[data-look^='fullscreen'] > :first-child {
    padding: ${space(8, 6)};
  }
  &[data-look^='modern'] {
    gap: 0;
    overflow: hidden;
    > :first-child {
      padding: ${space(8, 6)};
    }
    > :last-child {
      position: relative;
      align-self: stretch;
      height: auto;
      min-height: 240px;
      border-radius: 0;
      ${media.up('md')} {
        min-height: clamp(460px, 60vh, 640px);
        /* The picture fills its half without making the card higher. */
        > * {
          position: absolute;
          inset: 0;
        }
      }
    }
  }
  /* The picture is behind the form. */
  &[data-look^='fullscreen'] {
    > * {
      grid-area: 1 / 1;
    }
    > :first-child {
      z-index: 1;
      margin: ${space(4)};
      ${media.up('md')} {
        margin: ${space(8)};
      }
    }
    ${media.up('md')} {
      > :last-child {
        grid-column: 1 / -1;
      }
      &[data-look$='-reversed'] > :first-child {
        grid-column: 2;
      }
    }
    > :last-child {
      position: relative;
      align-self: stretch;
      height: auto;
      min-height: clamp(460px, 70vh, 720px);
      > * {
        position: absolute;
        inset: 0;
      }
    }
  }
`;

export const Art = styled.div`
  height: clamp(180px, 56vh, 520px);
  overflow: hidden;
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
`;
