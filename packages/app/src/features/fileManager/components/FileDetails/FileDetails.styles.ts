import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(4)};
`;

export const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
`;

export const Description = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** A press on the missing description starts writing it. */
export const Placeholder = styled.button`
  padding: ${space(2)};
  border: 1px dashed ${color('border.control')};
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text.muted')};
  font: inherit;
  text-align: start;
  cursor: pointer;
`;
