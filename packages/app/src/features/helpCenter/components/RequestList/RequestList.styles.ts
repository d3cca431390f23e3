import { color, font, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Line = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 3)};
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    ${font('caption')}
    display: block;
    color: ${color('text.muted')};
  }
`;

export const Conversation = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Message = styled.li`
  display: grid;
  gap: ${space(0.5)};
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  small {
    ${font('caption')}
    color: ${color('text.muted')};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  margin-block-start: ${space(3)};
`;
