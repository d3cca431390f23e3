import { styled } from 'styled-components';
import { font, media, space } from '../../tokens/css';

export const Message = styled.div`
  ${font('body')}
  padding: ${space(1, 6, 5)};
  overflow: auto;
  overflow-wrap: anywhere;

  ${media.down('sm')} {
    padding-inline: ${space(4)};
  }
`;

/** The third choice stands apart from the pair. */
export const Extra = styled.span`
  margin-inline-end: auto;

  ${media.down('sm')} {
    display: grid;
    flex-basis: 100%;
  }
`;
