import { pageStack } from '@stockroom/ui';
import { media, pageWidth, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { FieldAndCamera } from '#shared/camera/FieldAndCamera';

export const Page = styled.div`
  ${pageStack(4)}
  max-width: ${pageWidth('column')};
  input[type='search'] {
    min-height: 44px;
  }
`;

/** On a phone each takes the full width, for use by thumb. */
export const Find = styled(FieldAndCamera)`
  > [data-shape],
  > [role='presentation'] > button {
    flex: 1 0 auto;
    min-height: 44px;
    ${media.up('sm')} {
      flex-grow: 0;
    }
  }
`;

/** The effect of a scan, where it does more than open a product. */
export const Mode = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  p {
    margin: 0;
  }
`;
