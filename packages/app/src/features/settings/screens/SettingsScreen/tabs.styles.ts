import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const PresenceRow = styled.div`
  max-width: 320px;
  margin-block-end: ${space(6)};
`;

/** A section of a tab under its name. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  & + &,
  &[data-apart] {
    margin-block-start: ${space(6)};
    padding-block-start: ${space(6)};
    border-block-start: 1px solid ${color('border.default')};
  }
`;

/** Rows of people or places, each with its actions at the end. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2, 3)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color('border.default')};
  }
  > li:last-child {
    border-block-end: 0;
  }
`;

/** A row's text, which takes all available space. */
export const RowText = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const RowName = styled.span`
  ${font('bodyStrong')}
  display: block;
`;

/** A narrow form in a wide container. */
export const Narrow = styled.div`
  max-width: 440px;
`;
