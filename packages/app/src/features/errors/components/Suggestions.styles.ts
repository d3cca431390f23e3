import { space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Near = styled.div`
  margin-block-start: ${space(4)};

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(1, 4)};
    margin: ${space(1, 0, 0)};
    padding: 0;
    list-style: none;
  }
  li {
    padding: ${space(0.5, 0)};
  }
`;
