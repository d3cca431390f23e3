import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { dimmedByNight } from '#shared/pictures/dimmed.styles';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block-start: ${space(1)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 280px;
    /* A dialog is centred in the window, so its title would move if it grew: an ordinary card has its height from the start. */
    min-height: min(820px, calc(100dvh - 208px));
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
`;

/** As high as its later content on a board with a handful of labels and members, so that nothing jumps. */
export const ReservedSpace = styled.div`
  min-height: 820px;
`;

export const Cover = styled.img`
  display: block;
  width: 100%;
  height: 168px;
  object-fit: contain;
  border-radius: ${radius('control')};
  background: ${color('surface.sunken')};
  ${dimmedByNight}
`;

export const Reason = styled.p`
  ${font('small')}
  margin: 0;
  padding: ${space(2, 3)};
  border-radius: ${radius('control')};
  background: ${color('warning.soft')};
  color: ${color('warning.text')};
  overflow-wrap: anywhere;
`;

export const DueLine = styled.p`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: ${space(1.5, 0, 0)};
  color: ${color('text.muted')};
`;

/** The title as text and the field that edits it: its frame appears on hover. */
export const TitleSlot = styled.div`
  margin-inline-start: calc(-1 * ${space(3)} - 1px);
  textarea {
    ${font('title')}
  }
  &:not(:hover, :focus-within) div:has(> textarea:not([aria-invalid='true'])) {
    border-color: transparent;
    background: transparent;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
