import { color, font, motion, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** In px. */
export const ROW_HEIGHT = 56;
export const LETTER_HEIGHT = 32;

export const ListBox = styled.div`
  display: flex;
  flex: 1;
  gap: ${space(2)};
  min-height: 0;
  padding: ${space(2)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  > :first-child {
    display: flex;
    flex: 1;
    min-width: 0;
    min-height: 0;
  }
`;

export const Letter = styled.span`
  ${font('caption')}
  display: flex;
  align-items: center;
  height: ${LETTER_HEIGHT}px;
  padding-inline: ${space(3)};
  color: ${color('text.muted')};
  font-weight: 600;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  height: ${ROW_HEIGHT - 4}px;
  margin-block: 2px;
  padding-inline-start: ${space(2)};
  border-radius: ${radius('control')};
  transition: background-color ${motion('state')};
  &:hover {
    background: ${color('surface.hover')};
  }
  &[data-selected],
  &[data-open] {
    background: ${color('accent.soft')};
  }
`;

export const RowLink = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  height: 100%;
  padding-inline: ${space(2, 3)};
  border-radius: inherit;
  color: ${color('text.default')};
  text-decoration: none;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Texts = styled.span`
  display: grid;
  min-width: 0;
`;

export const Name = styled.span`
  ${font('bodyStrong')}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Work = styled.span`
  ${font('small')}
  overflow: hidden;
  color: ${color('text.muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
