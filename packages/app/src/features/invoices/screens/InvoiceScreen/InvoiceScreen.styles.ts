import { pageStack } from '@stockroom/ui';
import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(5)}
  max-width: 816px;
  @media print {
    && {
      display: block;
      max-width: none;
    }
  }
`;

/** Controls that are hidden on paper. */
export const OnScreen = styled.div`
  /* Their space is reserved until the content they print has loaded. */
  &[data-waiting] {
    visibility: hidden;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  @media print {
    display: none;
  }
`;

export const Help = styled.p`
  ${font('small')}
  color: ${color('text.muted')};
  @media print {
    display: none;
  }
`;
