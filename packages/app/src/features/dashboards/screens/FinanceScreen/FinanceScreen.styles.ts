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

/** Notes under a bar, one per line, so that the card's height does not depend on their length. */
export const Notes = styled.div`
  ${font('small')}
  display: grid;
  margin-block-start: ${space(1)};
`;

export const Trend = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
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
