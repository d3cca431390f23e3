import { color, font, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Numbers = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
`;

export const Bars = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Over = styled.p`
  ${font('small')}
  margin: ${space(1, 0, 0)};
  color: ${color('critical.text')};
`;

export const Foot = styled.div`
  padding-block-start: ${space(4)};
  @media print {
    display: none;
  }
`;

export const Second = styled.span`
  ${font('caption')}
  display: block;
  color: ${color('text.muted')};
  ${media.up('md')} {
    display: none;
  }
`;
