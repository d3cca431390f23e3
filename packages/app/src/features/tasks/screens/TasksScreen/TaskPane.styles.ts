import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3, 4)};
  border-block-end: 1px solid ${color('border.default')};
  background: ${color('surface.raised')};
  > * {
    flex: none;
  }
  /* On a phone the label wraps to two lines before any other element leaves this line. */
  > :first-child {
    flex: 0 1 auto;
    margin-inline-end: auto;
  }
`;

export const Name = styled.h2`
  ${font('label')}
  margin: 0;
  margin-inline-end: auto;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
`;

export const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  padding: ${space(2, 4)};
  background: ${color('surface.raised')};
  /* Without a text it takes no space. */
  &:not(:has([role='alert'], [role='status']:not(:empty))) {
    height: 0;
    padding: 0;
  }
`;

export const Middle = styled.div`
  padding: ${space(4)};
`;
