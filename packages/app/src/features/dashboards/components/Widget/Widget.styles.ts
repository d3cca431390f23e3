import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Fills its cell of the grid, so that neighbouring cards end at the same height. */
export const WidgetCell = styled.div`
  display: grid;
  min-width: 0;
  > * {
    align-self: stretch;
  }
  @media print {
    button[aria-haspopup] {
      display: none;
    }
  }
`;

/** Space reserved for the content, on a phone, in a narrow and in a wide window, so that nothing below moves when it loads. */
export const ReservedSpace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: var(--phone);
  ${media.up('sm')} {
    min-height: var(--narrow);
  }
  ${media.up('lg')} {
    min-height: var(--wide);
  }
  &[data-shown] {
    display: block;
  }
  &[data-failed],
  &[data-empty] {
    align-items: center;
  }
`;

export const Note = styled.p`
  margin: 0;
  text-align: center;
  color: ${color('text.muted')};
`;

/** A failure where there is no space for a drawing and a paragraph. */
export const Brief = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(2)};
  h3 {
    ${font('bodyStrong')}
  }
  p {
    ${font('small')}
    margin: 0;
  }
`;
