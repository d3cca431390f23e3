import { pageStack } from '@stockroom/ui';
import { color, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  ${pageStack(4)}
`;

/** What stands in a tab. */
export const Tab = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block-start: ${space(4)};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 240px;
  }
`;

/** What was scanned last, for the eye. */
export const Said = styled.p`
  margin: 0;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Stack = styled.span`
  display: grid;
  gap: ${space(3)};
`;

/** What was scanned last, and the camera to scan with. */
export const ScanLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;
