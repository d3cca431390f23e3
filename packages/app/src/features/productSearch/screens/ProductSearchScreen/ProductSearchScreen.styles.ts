import { pageStack } from '@stockroom/ui';
import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(4)}
  max-width: 720px;
  input[type='search'] {
    min-height: 44px;
  }
`;

/** The field and the camera; on a phone one below the other, each as wide as a thumb likes. */
export const Find = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  > :first-child {
    flex: 1 1 320px;
    min-width: 0;
  }
  > [data-shape],
  > [role='presentation'] > button {
    flex: 1 0 auto;
    min-height: 44px;
    ${media.up('sm')} {
      flex-grow: 0;
    }
  }
`;

/** What a scan does, where it does more than open. */
export const Mode = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  p {
    margin: 0;
  }
`;
