import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  &[data-down] {
    ${media.up('md')} {
      grid-template-columns: 200px minmax(0, 1fr);
      ol {
        flex-direction: column;
        align-items: flex-start;
      }
    }
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${space(5)};
  > :not(:first-child) {
    padding-block-start: ${space(5)};
    border-block-start: 1px solid ${color('border.subtle')};
  }
`;

/** A group's description, beside its fields where there is space. */
export const Described = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(8)};
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${space(4)};
    min-width: 0;
  }
  > div:first-child {
    gap: ${space(1)};
  }
  h4 {
    ${font('bodyStrong')}
  }
  p {
    ${font('small')}
    color: ${color('text.muted')};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  > :first-child {
    flex: 1 1 220px;
    max-width: 420px;
  }
`;
