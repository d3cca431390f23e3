import { color, media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { Rows } from '../HelpPage.styles';

export const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
`;

/**
 * Row heights in px. On a phone always two lines, even for a short question, so that nothing below moves when the questions
 * load.
 */
const ROW = 48;
const PHONE_ROW = 58;

export const Questions = styled(Rows)`
  ${media.down('sm')} {
    summary {
      min-height: ${PHONE_ROW}px;
    }
  }
`;

/** A row's placeholder while it loads. */
export const SkeletonRow = styled.div`
  display: grid;
  align-items: center;
  /* The line between two rows does not count into their height. */
  box-sizing: content-box;
  min-height: ${ROW}px;
  padding-inline: ${space(3)};
  & + & {
    border-block-start: 1px solid ${color('border.subtle')};
  }
  ${media.down('sm')} {
    min-height: ${PHONE_ROW}px;
  }
`;
