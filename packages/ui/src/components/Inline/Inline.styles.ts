import { styled } from 'styled-components';
import { media } from '../../tokens/css';

export const InlineRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: calc(var(--gap) * 4px);

  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: end;
  }
  &[data-justify='endAbovePhone'] {
    ${media.up('sm')} {
      justify-content: end;
    }
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-wrap='off'] {
    flex-wrap: nowrap;
  }
`;
