import { color, font, media, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  min-height: 100dvh;
  background: ${color('surface.raised')};

  ${media.up('md')} {
    grid-template-columns: minmax(440px, 5fr) 7fr;
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${space(8)};
  width: 100%;
  max-width: 440px;
  min-width: 0;
  margin-inline: auto;
  padding: ${space(5, 4, 8)};

  /* Nothing is centred, so that the form stays in place as messages appear and disappear above its buttons. */
  > :last-child {
    padding-block-start: clamp(0px, 10dvh, 120px);
  }
  ${media.up('sm')} {
    padding: ${space(6, 8, 12)};
  }
`;

export const AuthTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  a {
    color: inherit;
    text-decoration: none;
  }
`;

export const Title = styled.h1`
  ${font('display')}
`;

export const Lead = styled.p`
  ${font('body')}
  margin-block-start: ${space(1)};
  color: ${color('text.muted')};
`;

export const Scene = styled.div`
  display: none;
  position: sticky;
  inset-block-start: 0;
  height: 100dvh;
  overflow: hidden;
  background: ${color('surface.sunken')};

  ${media.up('md')} {
    display: grid;
  }
  @media print {
    display: none;
  }
`;

/** Column of alerts, fields and buttons below the lead. */
export const FormColumn = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-start: ${space(6)};
`;

/** Two elements at the ends of one line. */
export const SpreadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 4)};
`;

export const Quiet = styled.p`
  ${font('body')}
  color: ${color('text.muted')};
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
