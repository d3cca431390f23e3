import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { labelTones } from '../labelTones';

export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2, 3)};
  border-block-end: 1px solid ${color('border.subtle')};
  background: ${color('surface.raised')};
  ${media.down('sm')} {
    padding-inline: ${space(1)};
  }
  @media print {
    display: none;
  }
`;

export const Fill = styled.span`
  flex: 1;
`;

export const Content = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  @media print {
    padding: 0;
  }
`;

export const Pills = styled.div`
  ${font('caption')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* The height of one line. */
  min-height: calc(1lh + ${space(2)});
  margin-block-start: ${space(2)};
`;

export const LabelPill = styled.span`
  ${font('caption')}
  max-width: 100%;
  padding: ${space(1, 2)};
  overflow: hidden;
  border-radius: ${radius('pill')};
  background: ${color('surface.sunken')};
  color: ${color('text.default')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${labelTones}
`;

export const Letter = styled.article`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  outline: none;
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
`;

export const OnScreen = styled.span`
  @media print {
    display: none;
  }
`;

export const Names = styled.div`
  display: grid;
  min-width: 0;
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('border.subtle')};
  @media print {
    display: none;
  }
`;

export const Others = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Other = styled.li`
  padding: ${space(2, 3)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.page')};
`;

export const Details = styled.div`
  min-width: min(320px, 80vw);
  max-width: 480px;
  padding: ${space(3)};
`;
