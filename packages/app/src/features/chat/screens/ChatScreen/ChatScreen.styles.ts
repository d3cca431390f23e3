import { color, font, media, radius, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  padding-block-end: ${space(3)};
`;

export const ListBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
`;

/** The conversation: header, search and messages. */
export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

export const PaneHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2, 3)};
  border-block-end: 1px solid ${color('border.subtle')};
  @media print {
    /* Prints the contact; actions are for the screen only. */
    & > :not([data-who]),
    & > :not([data-who]) > * {
      display: none;
    }
  }
`;

export const ContactButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(1)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;
  & > span:last-child {
    display: grid;
    min-width: 0;
  }
  ${media.down('sm')} {
    /* The name takes precedence over the picture. */
    & > :first-child {
      display: none;
    }
  }
  & small {
    ${font('small')}
    overflow: hidden;
    white-space: nowrap;
    color: ${color('text.muted')};
    text-overflow: ellipsis;
  }
  &:hover {
    background: ${color('surface.hover')};
  }
`;

/** Back link, hidden in wide windows. */
export const Back = styled.span`
  ${media.up('md')} {
    display: none;
  }
`;

export const Find = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2, 3)};
  border-block-end: 1px solid ${color('border.subtle')};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Actions for selected messages, below the conversation's header. */
export const Selected = styled.div`
  padding: ${space(2, 3)};
  border-block-end: 1px solid ${color('border.subtle')};
`;

export const Group = styled.h2`
  ${font('small')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(3, 4, 1)};
  color: ${color('text.muted')};
`;

export const Hits = styled.ul`
  margin: 0;
  padding: ${space(1)};
  list-style: none;
`;

export const Hit = styled.a`
  ${font('small')}
  display: grid;
  gap: ${space(1)};
  padding: ${space(2, 3)};
  border-radius: ${radius('control')};
  color: ${color('text.default')};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color('surface.hover')};
  }
  & > span:first-child {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
    color: ${color('text.muted')};
  }
`;
