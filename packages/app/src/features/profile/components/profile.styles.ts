import { Inline, Stack } from '@stockroom/ui';
import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Spacing that shows that several lines can be written, before the first of them. */
export const MultilineField = styled(Stack)`
  textarea {
    min-block-size: calc(3lh + ${space(4)});
  }
`;

/** Name beside the picture, and the action at the end. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
`;

export const Name = styled.span`
  ${font('bodyStrong')}
  display: block;
  overflow-wrap: anywhere;
`;

/** Text as typed, with its line breaks. */
export const TypedText = styled.p`
  ${font('body')}
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A text that begins with a verb: elsewhere it follows a name, here it starts a line. */
export const ActionText = styled(TypedText)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Actions = styled(Inline)`
  [aria-pressed='false'] svg {
    color: ${color('text.muted')};
  }
`;

/** Comments, or the replies to one. */
export const Remarks = styled(List)`
  /* Below the name, not below the picture. */
  > li > ${TypedText} {
    margin-block-start: ${space(1)};
    padding-inline-start: calc(32px + ${space(3)});
  }
`;

export const Comments = styled(Remarks)`
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('border.default')};
`;

export const Cover = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  padding: ${space(5)};
  border-radius: ${radius('card')};
  background: ${color('accent.soft')};

  /* The ring around a presence dot takes the colour of the background. */
  svg > circle {
    stroke: ${color('accent.soft')};
  }
`;

export const CoverText = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;

  h1 {
    ${font('display')}
    margin: 0;
  }
  p {
    margin: 0;
    color: ${color('text.muted')};
  }
`;

export const Pictures = styled.ul`
  display: grid;
  /* Four in a row, two on a phone. */
  grid-template-columns: repeat(auto-fill, minmax(max(110px, 22%), 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: ${radius('card')};
    object-fit: cover;
  }
`;

/** Below a comment, aligned with its text; the button's label and icon start at the same edge. */
export const Replies = styled(Stack)`
  margin-block-start: ${space(1)};
  padding-inline-start: calc(32px + ${space(3)});

  > div:first-child {
    margin-inline-start: calc(-1 * ${space(3)});
  }
`;

/** The line at the side shows what the replies belong to. */
export const Thread = styled(Stack)`
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color('border.default')};
`;

/** People side by side where they fit. */
export const People = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));

  > li {
    display: grid;
    gap: ${space(3)};
    justify-items: start;
    align-content: space-between;
    padding: ${space(4)};
    border: 1px solid ${color('border.subtle')};
    border-radius: ${radius('card')};
  }
`;
