import { pageStack } from '@stockroom/ui';
import { color, font, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(6)}
  max-width: 760px;
`;

export const Release = styled.section`
  display: grid;
  gap: ${space(4)};
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

export const Changes = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding-inline-start: ${space(5)};
  list-style: disc;
  overflow-wrap: anywhere;
  li::marker {
    color: ${color('text.muted')};
  }
  code {
    padding: 0 ${space(1)};
    border-radius: ${radius('control')};
    background: ${color('surface.sunken')};
  }
`;
