import { color, font, space } from '@stockroom/ui';
import { styled } from 'styled-components';

/** The conversation with the contact's information beside it or, without room for both, replaced by it. */
export const Beside = styled.div`
  display: flex;
  height: 100%;
  container-type: inline-size;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  @container (max-width: 559px) {
    & > :first-child:not(:only-child) {
      display: none;
    }
  }
`;

export const InfoSide = styled.aside`
  flex: none;
  width: clamp(264px, 36%, 320px);
  padding: ${space(2, 4, 4)};
  overflow: hidden auto;
  border-inline-start: 1px solid ${color('border.subtle')};
  @container (max-width: 559px) {
    width: 100%;
    border: 0;
  }
`;

export const InfoHead = styled.header`
  position: sticky;
  inset-block-start: -${space(2)};
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(3)};
  padding-block: ${space(1)};
  background: ${color('surface.raised')};
  & > h3 {
    ${font('bodyStrong')}
    margin: 0;
  }
`;
