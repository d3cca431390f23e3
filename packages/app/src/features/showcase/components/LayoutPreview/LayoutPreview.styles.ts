import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Sidebars beside the content where there is space, and above and below it on a phone. */
export const Shell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  height: 420px;
  overflow: auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.page')};
  &[data-frame='carded'] {
    gap: ${space(4)};
    padding: ${space(4)};
    > * {
      border: 1px solid ${color('border.default')};
      border-radius: ${radius('card')};
      background: ${color('surface.raised')};
    }
  }
  ${media.up('sm')} {
    &[data-sidebars='left'] {
      grid-template-columns: 180px minmax(0, 1fr);
    }
    &[data-sidebars='right'] {
      grid-template-columns: minmax(0, 1fr) 180px;
    }
    &[data-sidebars='both'] {
      grid-template-columns: 160px minmax(0, 1fr) 160px;
    }
  }
  &[data-scroll='content'] {
    grid-template-rows: auto minmax(0, 1fr);
    overflow: hidden;
  }
  &[data-scroll='content'][data-frame='empty'] {
    grid-template-rows: minmax(0, 1fr);
  }
  ${media.down('sm')} {
    /* Stacked parts leave the content a row of its own, and the rest is reached by scrolling. */
    &[data-scroll='content'] {
      display: flex;
      flex-direction: column;
      overflow: auto;
      > * {
        flex: none;
      }
      > [tabindex='0'] {
        flex: 1 0 168px;
      }
    }
  }
`;

export const Head = styled.div`
  grid-column: 1 / -1;
  padding: ${space(4, 5)};
  border-block-end: 1px solid ${color('border.subtle')};
  background: ${color('surface.raised')};
  h3 {
    ${font('title')}
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(4)};
  background: ${color('surface.sunken')};
`;

export const Main = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  padding: ${space(5)};
  [data-scroll='content'] > & {
    min-height: 0;
    overflow: auto;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
