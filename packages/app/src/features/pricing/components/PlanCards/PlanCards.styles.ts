import { color, font, media, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const PlanCard = styled.section`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  padding: ${space(6)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  break-inside: avoid;

  > p {
    color: ${color('text.muted')};
  }
  &[data-first] {
    border-color: ${color('accent.border')};
    box-shadow: inset 0 4px 0 ${color('accent.solid')};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  > h2 {
    ${font('title')}
  }
`;

export const Amount = styled.div`
  color: ${color('text.muted')};
  > strong {
    ${font('hero')}
    color: ${color('text.default')};
    font-variant-numeric: tabular-nums;
  }
`;

/** As high with a saving as without, so that nothing below moves when a saving appears. */
export const Paid = styled.div`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  min-height: 24px;
  color: ${color('text.muted')};
`;

export const Saving = styled.span`
  ${font('label')}
  padding: ${space(0.5, 2)};
  border-radius: ${radius('pill')};
  background: ${color('success.soft')};
  color: ${color('success.text')};
`;

export const FeatureList = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(4, 0, 0)};
  border-block-start: 1px solid ${color('border.subtle')};
  list-style: none;
  > li {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    align-self: center;
    color: ${color('success.text')};
  }
`;
