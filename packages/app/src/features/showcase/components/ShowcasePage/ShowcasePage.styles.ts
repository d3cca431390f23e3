import { pageStack } from '@stockroom/ui';
import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(6)}
`;

export const Switches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 136px), 1fr));
  gap: ${space(2)};
  padding: ${space(3)};
  ${media.down('sm')} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
`;

/** A section of a page under a heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  > h2 {
    ${font('title')}
  }
  > p {
    max-width: 72ch;
    color: ${color('text.muted')};
  }
`;
