import { color, media, radius, shadow, space, visuallyHidden } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** As high as the window: list and record scroll separately inside it, and the page does not. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--shell-top, 0px) - var(--dock-room, 0px) - ${space(12)});
  min-height: 480px;
  ${media.down('sm')} {
    height: calc(100dvh - var(--shell-top, 0px) - var(--dock-room, 0px) - ${space(8)});
  }
  @media print {
    display: block;
    height: auto;
    min-height: 0;
    /* An open record is printed in full. */
    &:has(> [data-open]) > :not([data-open]) {
      display: none;
    }
  }
`;

/**
 * The page's header. On a phone an open record takes the page: the page's name is still read aloud, the list's actions stay
 * hidden with the list. Hidden by `visibility` and not removed: only its name is reachable.
 */
export const Head = styled.div`
  ${media.down('md')} {
    &[data-covered] {
      ${visuallyHidden}
      visibility: hidden;
      h1 {
        visibility: visible;
      }
    }
  }
`;

export const Sides = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  gap: ${space(4)};
  min-height: 0;
  ${media.up('lg')} {
    &[data-open] {
      grid-template-columns: minmax(320px, 1fr) minmax(0, 420px);
    }
    &[data-open][data-size='md'] {
      grid-template-columns: minmax(320px, 1fr) minmax(0, 640px);
    }
    &[data-open][data-place='below'] {
      grid-template-rows: minmax(0, 2fr) minmax(0, 3fr);
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.up('md')} {
    &[data-size='lg'] {
      grid-template-columns: minmax(260px, 360px) minmax(0, 1fr);
    }
  }
  @media print {
    display: block;
  }
`;

export const ListPart = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  /* Banner over the list, shown when the list may be stale. */
  > [data-tone] {
    flex: none;
    margin-block-end: ${space(3)};
  }
  ${media.down('md')} {
    grid-area: 1 / 1;
    /* Not removed, so that the scroll position is preserved on return. */
    [data-open] > & {
      visibility: hidden;
    }
  }
  @media print {
    [data-open] > & {
      display: none;
    }
  }
`;

/** Placeholder for the record, where there is space. */
export const BlankPart = styled.div`
  display: grid;
  place-items: center;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  ${media.down('md')} {
    display: none;
  }
`;

export const DetailPart = styled.section`
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  outline: none;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  ${media.down('lg')} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: min(420px, 100%);
    box-shadow: ${shadow('overlay')};
    [data-size='md'] > & {
      width: min(640px, 100%);
    }
    [data-size='lg'] > & {
      position: relative;
      width: auto;
      box-shadow: none;
    }
  }
  ${media.down('md')} {
    position: relative;
    grid-area: 1 / 1;
    width: auto;
    box-shadow: none;
    [data-size='md'] > &,
    [data-size='lg'] > & {
      width: auto;
    }
  }
  @media print {
    &&& {
      position: static;
      width: auto;
      overflow: visible;
      border: 0;
      box-shadow: none;
    }
  }
`;
