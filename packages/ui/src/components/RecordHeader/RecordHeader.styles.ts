import { styled } from 'styled-components';
import { color, font, space } from '../../tokens/css';

export const Root = styled.header`
  container-type: inline-size;
  overflow: hidden;
`;

export const Cover = styled.div`
  height: 120px;
  overflow: hidden;
  background: ${color('surface.sunken')};
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @container (min-width: 560px) {
    height: 160px;
  }
  @media print {
    display: none;
  }
`;

/** An awning: its stripes, and its scalloped edge against the wall under it. */
export const Stripes = styled.span`
  --stripe: 28px;
  --light: ${color('surface.sunken')};
  --dark: ${color('accent.soft')};
  display: block;
  height: 100%;
  background: ${color('surface.page')};
  &::before {
    content: '';
    display: block;
    height: calc(100% - 28px);
    background: repeating-linear-gradient(90deg, var(--dark) 0 var(--stripe), var(--light) 0 calc(2 * var(--stripe)));
  }
  &::after {
    content: '';
    display: block;
    height: 14px;
    background:
      radial-gradient(circle at 14px 0, var(--dark) 13.5px, transparent 14px) 0 0 / 56px 14px repeat-x,
      radial-gradient(circle at 14px 0, var(--light) 13.5px, transparent 14px) 28px 0 / 56px 14px repeat-x;
  }
`;

/** Picture and actions in one line, with the name below them. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(0, 4, 4)};
  @container (min-width: 560px) {
    padding-inline: ${space(6)};
  }
`;

/** Half of the picture lies on the cover, with a rim in the background's colour. */
export const Face = styled.div`
  position: relative;
  display: flex;
  margin-block-start: -48px;
  padding: 4px;
  border-radius: 50%;
  background: ${color('surface.raised')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  @container (max-width: 360px) {
    /* On one row, only the main action, which is the last, shows its text; that of the others is read aloud. */
    gap: ${space(1)};
    > button:has(> svg) {
      padding-inline: ${space(3)};
    }
    > button:has(> svg):not(:last-child) {
      gap: 0;
      font-size: 0;
    }
  }
  @media print {
    display: none;
  }
`;

export const Line = styled.div`
  display: grid;
  gap: ${space(1)};
  flex-basis: 100%;
  min-width: 0;
`;

export const Name = styled.h2`
  ${font('display')}
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

export const Secondary = styled.p`
  ${font('body')}
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;
