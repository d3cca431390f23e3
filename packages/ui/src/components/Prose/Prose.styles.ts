import { css, styled } from 'styled-components';
import { color, font, fontSize, radius, space } from '../../tokens/css';

/** Headings, lists, quotes and links of a text, the same for reading and for editing. */
export const proseText = css`
  ${font('body')}
  overflow-wrap: anywhere;
  :is(p, h2, h3, h4, ul, ol, blockquote, pre, table) {
    margin: 0 0 ${space(2)};
    &:last-child {
      margin-block-end: 0;
    }
  }
  /* Keeps an intended empty line. */
  p:empty::before {
    content: '\\200b';
  }
  :is(h2, h3, h4) {
    ${font('bodyStrong')}
  }
  h2 {
    ${font('title')}
  }
  :is(ul, ol) {
    padding-inline-start: ${space(6)};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li > :is(p, ul, ol) {
    margin-block-end: ${space(0.5)};
  }
  blockquote {
    padding-inline-start: ${space(3)};
    border-inline-start: 3px solid ${color('border.default')};
    color: ${color('text.muted')};
  }
  :is(pre, code) {
    font-size: ${fontSize('small')};
  }
  pre {
    padding: ${space(2, 3)};
    border-radius: ${radius('control')};
    background: ${color('surface.sunken')};
    white-space: pre-wrap;
  }
  hr {
    margin: ${space(3, 0)};
    border: 0;
    border-block-start: 1px solid ${color('border.default')};
  }
  :is(th, td) {
    padding: ${space(1, 2)};
    border: 1px solid ${color('border.default')};
    text-align: start;
  }
  img {
    max-width: 100%;
    height: auto;
    vertical-align: text-bottom;
  }
  a {
    color: ${color('accent.text')};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

export const Prose = styled.div`
  ${proseText}
  min-width: 0;
`;
