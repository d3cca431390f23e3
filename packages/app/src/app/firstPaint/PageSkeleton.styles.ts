import { color, media, size, space, topBarHeight } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Shell = styled.div`
  display: flex;
  min-height: 100dvh;
`;

export const Menu = styled.div`
  display: none;
  flex: none;
  flex-direction: column;
  gap: ${space(4)};
  width: 272px;
  padding: ${space(4)};
  border-inline-end: 1px solid ${color('border.subtle')};
  background: ${color('surface.nav')};

  ${media.up('md')} {
    [data-nav='open'] & {
      display: flex;
    }
    [data-layout='compact'] & {
      width: 72px;
      padding-inline: ${space(2)};
      overflow: hidden;
    }
    [data-layout='horizontal'] &,
    [data-layout='empty'] & {
      display: none;
    }
  }
`;

export const Column = styled.div`
  flex: 1;
  min-width: 0;
`;

export const SkeletonTopBar = styled.div`
  display: flex;
  align-items: center;
  height: ${topBarHeight};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${color('border.subtle')};
  background: ${color('surface.nav')};
  [data-layout='empty'] & {
    display: none;
  }
`;

export const Body = styled.div`
  max-width: 1504px;
  margin-inline: auto;
  padding: ${space(4)};

  ${media.up('sm')} {
    padding: ${space(6)};
  }
  ${media.up('lg')} {
    padding: ${space(6, 8)};
  }
`;

/** Placeholder of a heading. */
export const Block = styled.div`
  padding-block: ${space(3, 6)};
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: ${size('row')};
`;
