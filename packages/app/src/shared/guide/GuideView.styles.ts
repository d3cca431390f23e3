import { color, font, media, pageWidth, radius, space, topBarHeight } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { SanitizedHtml } from '../richText/RichText';

/** Offset below a sticky top bar. */
const UNDER_TOP_BAR = `calc(${topBarHeight} + 24px)`;

/** Container that its content queries for the width: a list of guides may be beside it. */
export const GuideRoot = styled.article`
  container: guide / inline-size;
`;

const WIDE = '@container guide (min-width: 760px)';

export const GuideLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-content: start;
  max-width: ${pageWidth('beside')};
  ${WIDE} {
    grid-template-columns: minmax(0, ${pageWidth('column')}) minmax(192px, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space(12)};
  }
`;

export const Head = styled.div`
  display: grid;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-content: start;
  ${WIDE} {
    grid-column: 1;
  }
`;

export const Facts = styled.p`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  color: ${color('text.muted')};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

export const GuideProse = styled(SanitizedHtml)`
  ${font('lead')}
  :is(p, ul, ol, pre, table) {
    margin-block-end: ${space(4)};
  }
  h2 {
    ${font('heading')}
    margin-block: ${space(8)} ${space(3)};
    scroll-margin-block-start: ${UNDER_TOP_BAR};
    &:first-child {
      margin-block-start: 0;
    }
  }
  /* The text continues after code. */
  div + & > h2:first-child {
    margin-block-start: ${space(8)};
  }
  li {
    margin-block-end: ${space(2)};
  }
  code {
    padding: 0 ${space(1)};
    border-radius: ${radius('control')};
    background: ${color('surface.sunken')};
  }
  pre code {
    padding: 0;
  }
  table {
    display: block;
    overflow-x: auto;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
    object-position: top left;
    border: 1px solid ${color('border.default')};
    border-radius: ${radius('card')};
    /* The aspect ratio of pictures, so that their space is reserved before they load. */
    aspect-ratio: 1280 / 800;
    &[height='960'] {
      aspect-ratio: 1280 / 960;
    }
    &[height='650'] {
      aspect-ratio: 1280 / 650;
    }
    &[height='386'] {
      aspect-ratio: 1280 / 386;
    }
    &[height='212'] {
      aspect-ratio: 1280 / 212;
    }
    /* Paper. */
    &[width='810'] {
      max-width: 480px;
      aspect-ratio: 810 / 1139;
    }
    /* A phone. */
    &[width='305'] {
      max-width: 305px;
      aspect-ratio: 1 / 2;
    }
  }
`;

export const ContentsRoot = styled.nav`
  display: grid;
  gap: ${space(2)};
  h2 {
    ${font('label')}
    color: ${color('text.muted')};
  }
  ${WIDE} {
    position: sticky;
    inset-block-start: ${UNDER_TOP_BAR};
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: start;
  }
  @media print {
    display: none;
  }
`;

export const ContentsList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-inline-start: 1px solid ${color('border.default')};
  a {
    ${font('small')}
    display: block;
    padding: ${space(1)} ${space(3)};
    margin-inline-start: -1px;
    border-inline-start: 2px solid transparent;
    color: ${color('text.muted')};
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      color: ${color('text.default')};
    }
    &[aria-current] {
      border-color: ${color('accent.solid')};
      color: ${color('accent.text')};
    }
  }
`;

export const Neighbours = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-start: ${space(6)};
  border-block-start: 1px solid ${color('border.default')};
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    display: none;
  }
`;

export const Neighbour = styled.div`
  position: relative;
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(3, 4)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  overflow-wrap: anywhere;
  &:hover {
    background: ${color('surface.hover')};
  }
  &[data-side='next'] {
    text-align: end;
    ${media.up('sm')} {
      grid-column: 2;
    }
  }
  a {
    ${font('label')}
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  span {
    ${font('bodyStrong')}
  }
`;
