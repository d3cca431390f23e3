import { color, font, media, pageWidth, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${media.up('lg')} {
    gap: ${space(8)};
  }
  @media print {
    && {
      display: block;
    }
  }
`;

/** The list of steps, and the open step beside it. */
export const Body = styled(Page)`
  ${media.up('lg')} {
    grid-template-columns: 300px minmax(0, 1fr);
    align-items: start;
  }
`;

export const Whole = styled.div`
  display: grid;
  gap: ${space(4)};
  @media print {
    display: none;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  color: ${color('text.muted')};
  > :last-child {
    flex: 1 1 220px;
    max-width: 360px;
  }
`;

export const Before = styled.ul`
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
`;

export const Side = styled.aside`
  min-width: 0;
  ${media.up('lg')} {
    position: sticky;
    inset-block-start: calc(60px + ${space(5)});
  }
  @media print {
    display: none;
  }
`;

export const Step = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  max-width: ${pageWidth('column')};
  > * {
    min-width: 0;
  }
  @media print {
    max-width: none;
  }
`;

export const StepHead = styled.div`
  display: grid;
  gap: ${space(1)};
  h2 {
    ${font('heading')}
  }
  /* Not needed on paper beside a certificate. */
  &[data-screen-only] {
    @media print {
      display: none;
    }
  }
`;

export const Quiet = styled.p`
  color: ${color('text.muted')};
`;

export const Text = styled.div`
  line-height: 1.6;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  @media print {
    display: none;
  }
`;

/** Stays within reach on a phone, however long a step is. */
export const Walk = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('border.subtle')};
  background: ${color('surface.page')};
  font-variant-numeric: tabular-nums;
  @media print {
    display: none;
  }
`;
