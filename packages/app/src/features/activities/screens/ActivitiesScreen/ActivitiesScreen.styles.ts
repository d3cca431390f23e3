import { pageStack } from '@stockroom/ui';
import { color, font, pageWidth, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(5)}
  max-width: ${pageWidth('beside')};
`;

export const Day = styled.section`
  display: grid;
  gap: ${space(4)};
  > h2 {
    ${font('title')}
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding: ${space(2, 0)};
    border-block-end: 1px solid ${color('border.subtle')};
    background: ${color('surface.page')};
  }
  @media print {
    > h2 {
      position: static;
      break-after: avoid;
    }
  }
`;

export const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  > p {
    ${font('caption')}
    margin: 0;
    color: ${color('text.muted')};
  }
`;
