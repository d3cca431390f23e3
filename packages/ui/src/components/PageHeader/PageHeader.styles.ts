import { styled } from 'styled-components';
import { color, font, media, size, space } from '../../tokens/css';

export const HeaderRoot = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-end: ${space(4)};
  ${media.up('sm')} {
    margin-block-end: ${space(6)};
  }
`;

export const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
`;

export const HeaderTexts = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;

export const HeaderTitle = styled.h1`
  ${font('heading')}
  letter-spacing: -0.01em;
  &[data-size='display'] {
    ${font('display')}
    letter-spacing: -0.015em;
  }
  /* The help link stays beside the title, also when the title takes two lines. */
  &:has(+ span > a) {
    max-width: calc(100% - 96px);
    ${media.down('sm')} {
      max-width: calc(100% - 44px);
    }
  }
`;

export const HeaderTitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-height: 28px;
`;

/** Higher than its line, which keeps its height. On a phone only the icon is shown; the name is read aloud. */
export const HelpSlot = styled.span`
  margin-block: -4px;
  & > a[data-size] {
    padding-inline: ${space(2)};
    color: ${color('text.muted')};
    ${media.down('sm')} {
      min-width: ${size('controlSmall')};
      padding-inline: 0;
      gap: 0;
      font-size: 0;
    }
  }
  @media print {
    display: none;
  }
`;

export const HeaderDescription = styled.p`
  max-width: 72ch;
  margin-block-start: ${space(0.5)};
  color: ${color('text.muted')};
`;

export const HeaderActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${media.up('sm')} {
    /*
     * As high as a title with its description: the title stands at the same height on every page, and its buttons are centred
     * on both.
     */
    min-height: 51px;
  }
  ${media.down('sm')} {
    /*
     * They don't fit beside each other there. Beside the main action, buttons with an icon show only the icon; their name is
     * read aloud.
     */
    &:is(:has(> :nth-child(3)), :has([data-variant='primary'])) [data-variant='secondary']:not([aria-label]):has(> svg) {
      gap: 0;
      padding-inline: ${space(3)};
      font-size: 0;
    }
  }
  @media print {
    display: none;
  }
`;
