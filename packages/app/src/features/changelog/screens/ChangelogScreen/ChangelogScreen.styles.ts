import { pageStack } from '@stockroom/ui';
import { color, font, pageWidth, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(6)}
  max-width: ${pageWidth('beside')};
`;

export const Release = styled.section`
  container-type: inline-size;
  display: grid;
  gap: ${space(6)};
  padding: ${space(6)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  > h2 {
    ${font('title')}
  }
  > :is(span, time):not(:has(*)) {
    ${font('small')}
    color: ${color('text.muted')};
  }
`;

export const Areas = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  code {
    padding: 0 ${space(1)};
    border-radius: ${radius('control')};
    background: ${color('surface.sunken')};
  }
`;

/** The area's name above its changes, or beside them where there is room. */
export const AreaRow = styled.div`
  display: grid;
  gap: ${space(2, 6)};
  padding-block: ${space(4)};
  border-block-start: 1px solid ${color('border.subtle')};
  &:last-child {
    padding-block-end: 0;
  }
  > h3 {
    ${font('bodyStrong')}
  }
  > ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding-inline-start: ${space(5)};
    list-style: disc;
    max-width: 65ch;
    grid-column: -2 / -1;
  }
  li::marker {
    color: ${color('text.muted')};
  }
  @container (min-width: 640px) {
    grid-template-columns: 180px minmax(0, 1fr);
  }
`;
