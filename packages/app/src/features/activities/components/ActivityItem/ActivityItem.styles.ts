import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** The vertical line between the icons of a day ends with the day. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-end: ${space(5)};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 44px 4px;
    inset-inline-start: 19.5px;
    border-inline-start: 1px solid ${color('border.default')};
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('pill')};
  background: ${color('surface.raised')};
  color: ${color('text.muted')};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const TextBlock = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
  padding-block-start: ${space(2)};
  overflow-wrap: anywhere;
`;

/** Person, action and record in one sentence, whatever elements it consists of. */
export const Sentence = styled.div`
  ${font('body')}
  > * {
    display: inline;
  }
  > * > :first-child {
    display: inline;
  }
  > strong {
    ${font('bodyStrong')}
  }
`;

export const Meta = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  /* As high as the mark, so that an entry keeps its height when it is read. */
  min-height: 20px;
`;

export const When = styled.time`
  ${font('caption')}
  color: ${color('text.muted')};
`;

export const Extra = styled.div`
  width: 100%;
  margin-block-start: ${space(1)};
  padding: ${space(3)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
`;

/** Field, before, after: stacked where there is no room. */
export const Changes = styled.dl`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  margin: ${space(1, 0, 0)};
  padding: ${space(3)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1, 3)};
  }
  dt {
    ${font('caption')}
    flex: 0 0 132px;
    padding-block-start: 2px;
    color: ${color('text.muted')};
  }
  dd {
    ${font('body')}
    display: flex;
    flex: 1 1 200px;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1, 2)};
    min-width: 0;
    margin: 0;
  }
  del {
    color: ${color('text.muted')};
  }
  ins {
    text-decoration: none;
  }
  [data-nothing] {
    color: ${color('text.muted')};
    font-style: italic;
    text-decoration: none;
  }
`;
